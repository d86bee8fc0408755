/** Addresses of the site: which page is open, and navigation without a reload. */
import { IS_STATIC } from "./base";

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
  [/^\/mute$/, "mute"],
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

const here = () => (IS_STATIC ? location.hash.slice(1) || "/" : location.pathname + location.search);
const pathOf = (address: string) => address.split("?")[0];
let route = $state.raw(routeOf(here()));

export function current(): Route {
  return route;
}

export function go(address: string, replace = false): void {
  const before = pathOf(here());
  history[replace ? "replaceState" : "pushState"](null, "", IS_STATIC ? `#${address}` : address);
  route = routeOf(address);
  if (pathOf(here()) !== before) scrollTo(0, 0);
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** On a static host: a page's path goes behind '#', so that its link can be copied or opened in a new tab. */
function writeBehindHash(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']");
  if (link) link.setAttribute("href", `#${link.getAttribute("href")}`);
}

/** On a static host: a link to a part of the page must not replace the page's path. */
function followOnStaticHost(event: MouseEvent): void {
  writeBehindHash(event);
  const target = (event.target as Element | null)?.closest?.("a[href^='#']")?.getAttribute("href") ?? "";
  if (!target || !isPlainClick(event)) return;
  event.preventDefault();
  if (target.startsWith("#/")) return go(target.slice(1));
  const part = document.getElementById(target.slice(1));
  part?.scrollIntoView();
  part?.focus();
}

/** Follows links within the site without a reload. */
export function followLinks(): void {
  addEventListener("popstate", () => (route = routeOf(here())));
  if (IS_STATIC) {
    for (const name of ["pointerover", "focusin"]) document.addEventListener(name, writeBehindHash);
    document.addEventListener("click", followOnStaticHost);
    return;
  }
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
