// Where in the page somebody is. The server answers all these paths with the page.
const here = $state({ path: location.pathname, search: location.search });

addEventListener('popstate', read);

function read(): void {
  here.path = location.pathname;
  here.search = location.search;
}

export function path(): string {
  return here.path;
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.search);
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = here.path;
  read();
  if (here.path !== before) scrollTo(0, 0);
}

// Links stay links (they can be opened in a new tab), but do not load the page again.
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.hash) return;
  go(link.pathname + link.search);
}
