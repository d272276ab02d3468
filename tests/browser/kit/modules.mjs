// Playwright and axe come from the packages of the page (web/package.json).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const root = new URL('../../../', import.meta.url);
const require = createRequire(new URL('web/package.json', root));

export const { chromium, errors } = require('playwright-core');
export const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
