/** Runs the browser's Python in the page itself, without a worker. The test must bypass the page's policy. */
import type { Page } from "@playwright/test";

interface Pyodide {
  unpackArchive: (archive: ArrayBuffer, format: string) => void;
  runPython: (source: string) => unknown;
}
interface WithPython {
  python: Pyodide;
}

/** Loads Python and Adyton from the offline pack. */
export async function loadPython(page: Page): Promise<void> {
  await page.goto("/health");
  await page.evaluate(async () => {
    const pack = `${location.origin}/offline/`;
    const plain = window.fetch.bind(window);
    window.fetch = async (asked, init) => {
      if (String(asked) !== `${pack}pyodide.asm.wasm`) return plain(asked, init);
      const body = (await plain(`${pack}pyodide.asm.wasm.bin`)).body!;
      const unpacked = body.pipeThrough(new DecompressionStream("gzip"));
      return new Response(unpacked, { headers: { "content-type": "application/wasm" } });
    };
    const module = (await import(`${pack}pyodide.mjs`)) as {
      loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>;
    };
    const python = await module.loadPyodide({ indexURL: pack });
    python.unpackArchive(await (await fetch(`${pack}adyton.zip`)).arrayBuffer(), "zip");
    (window as unknown as WithPython).python = python;
  });
}

/** Runs Python source in the page, and returns the value of its last expression. */
export function runPython(page: Page, source: string): Promise<unknown> {
  return page.evaluate((text) => (window as unknown as WithPython).python.runPython(text), source);
}
