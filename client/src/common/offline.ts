/** The service worker, and what to do when the site has changed since this page was opened. */

/** Gives readers notifications and offline pages. It is registered last, when the page is ready. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** The script that a page of the site begins with; its name changes with its contents. */
export function scriptOf(html: string): string | null {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** Reloads the page if the server has newer code. The server keeps what happens at a table. */
export async function takeUpdate(reload = () => location.reload()): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  if (!own) return false;
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
