/** The service worker, and what to do when the site has changed since this page was opened. */
import { IS_STATIC } from "./base";
import { go } from "./router.svelte";

/** Gives readers notifications and offline pages. It is registered last, when the page is ready. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || IS_STATIC || !("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker
      .register("/sw.js")
      .then(refreshPack)
      .catch(() => undefined);
  // Someone who installs the app wants to play without a network.
  addEventListener("appinstalled", () => go("/here?get=1"));
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** The pack for playing without a network follows the site, once a person has asked for it. */
async function refreshPack(): Promise<void> {
  if (await caches.has("adyton-pack")) await (await import("../local/pack")).refresh();
}

/** The script that a page of the site begins with; its name changes with its contents. */
export function scriptOf(html: string): string | null {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** Reloads the page if the server has newer code. The server keeps what happens at a table. */
export async function takeUpdate(reload = () => location.reload()): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  if (!own || IS_STATIC) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const newest = answer.ok ? scriptOf(await answer.text()) : null;
    if (!newest || own === newest) return false;
  } catch {
    return false;
  }
  reload();
  return true;
}
