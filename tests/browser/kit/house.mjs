// The one server and the one browser of all tests.
import { after, before } from 'node:test';
import { Server } from './server.mjs';
import { closeBrowser, openBrowser } from './visit.mjs';

export const server = new Server();
before(async () => {
  await server.start();
  await openBrowser();
});
after(async () => {
  await closeBrowser();
  await server.end();
});
