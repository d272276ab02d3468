// Lets the browser keep the page for times without a connection. Not while developing: it would serve
// yesterday's files.
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it the page works as before, online.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
}
