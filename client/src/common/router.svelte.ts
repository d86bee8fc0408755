/** Addresses of the site: which page is open, and navigation without a reload. */
export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

const PAGES: readonly [RegExp, string][] = [
  [/^\/$/, "home"],
  [/^\/new(?:\/([\w-]+))?$/, "new"],
  [/^\/table\/([\w-]+)$/, "table"],
  [/^\/replay\/([\w-]+)$/, "replay"],
  [/^\/rules\/([\w-]+)$/, "rules"],
  [/^\/rules\/([\w-]+)\/summary$/, "summary"],
  [/^\/learn\/([\w-]+)$/, "learn"],
  [/^\/learn\/([\w-]+\/[\w-]+)$/, "lesson"],
  [/^\/puzzles\/([\w-]+)$/, "puzzles"],
  [/^\/puzzles\/([\w-]+\/[\w-]+)$/, "puzzle"],
  [/^\/device$/, "device"],
  [/^\/here$/, "here"],
  [/^\/practice(?:\/([\w-]+))?$/, "practice"],
  [/^\/games$/, "games"],
  [/^\/admin$/, "admin"],
  [/^\/off$/, "off"],
  [/^\/account$/, "account"],
];

export function routeOf(address: string): Route {
  const url = new URL(address, "http://here");
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(url.pathname);
    if (match) return { page, id: match[1] ?? "", query: url.searchParams };
  }
  return { page: "missing", id: "", query: url.searchParams };
}

const here = () => location.pathname + location.search;
let route = $state.raw(routeOf(here()));

export function current(): Route {
  return route;
}

export function go(address: string, replace = false): void {
  const pathBefore = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  route = routeOf(address);
  if (location.pathname !== pathBefore) scrollTo(0, 0);
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Follows links within the site without a reload. */
export function followLinks(): void {
  addEventListener("popstate", () => (route = routeOf(here())));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      link.pathname.startsWith("/api")
    )
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
