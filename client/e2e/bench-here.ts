/** Measures tables on this device: the start from the cache, the bots' thoughts, random games, and the pack. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { bin } from "./server";

const LIMITS = { pack_mb: 8, first_decision_ms: 4000, easy_ms: 300, playouts: 0.35 };
const GAMES = ["oracle", "keltis", "oraklos", "delphi"];
const pack = fileURLToPath(new URL("../dist/offline/pack.json", import.meta.url));

/** Random games of all kinds for some seconds; the result is how many steps a second were made. */
const PLAYOUTS = `
from time import perf_counter
from adyton.engine.play import playout
from adyton.engine.rng import FastRng
from adyton.games import GAMES

def games_per_second(slug, seconds=2.0):
    game, seats = GAMES[slug], min(GAMES[slug].chairs)
    begun, count = perf_counter(), 0
    while perf_counter() - begun < seconds:
        playout(game, game.start(game.options(), seats), FastRng(count))
        count += 1
    return count / (perf_counter() - begun)
`;

/** Notes how long each thought of a bot takes, in the page's own list. */
async function watchBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spent: number[] = ((window as unknown as { spent: number[] }).spent = []);
    const plain = Worker.prototype.postMessage as (this: Worker, data: unknown) => void;
    Worker.prototype.postMessage = function note(this: Worker, data: unknown) {
      if ((data as { task?: string }).task === "bot") {
        const begun = performance.now();
        this.addEventListener("message", () => spent.push(performance.now() - begun), { once: true });
      }
      plain.call(this, data);
    };
  });
}

test.use({ serviceWorkers: "allow" });

test("the offline pack", () => {
  const { sent } = JSON.parse(readFileSync(pack, "utf8")) as { sent: number };
  const mb = Math.round((100 * sent) / 2 ** 20) / 100;
  console.log(JSON.stringify({ offline_pack_mb: mb, limit_mb: LIMITS.pack_mb }));
  expect(mb).toBeLessThanOrEqual(LIMITS.pack_mb);
});

test("start from the cache, and easy bots", async ({ page }) => {
  test.setTimeout(300_000);
  await watchBots(page);
  await page.addInitScript(() =>
    localStorage.setItem("adyton", JSON.stringify({ soundAsked: true, plain: true, pace: "instant", tips: false })),
  );
  await page.goto("/here");
  await page.getByRole("button", { name: /^Get it now/ }).click();
  await page.getByText("Everything is on this device").waitFor({ timeout: 60_000 });
  const starts: Record<string, number> = {};
  const thoughts: Record<string, number> = {};
  for (const game of GAMES) {
    await page.goto("/here");
    const card = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
    await page.getByText("Everything is on this device").waitFor();
    const begun = performance.now();
    await card.getByRole("button", { name: "Play against bots" }).click();
    await page.waitForFunction(() => document.title.startsWith("●"), null, { polling: 50, timeout: 60_000 });
    starts[game] = Math.round(performance.now() - begun);
    const times = await page.evaluate(async () => {
      const { spent } = window as unknown as { spent: number[] };
      const until = performance.now() + 25_000;
      while (spent.length < 12 && performance.now() < until) {
        document.querySelector<HTMLButtonElement>(".plain ul.row button:enabled")?.click();
        await new Promise((done) => setTimeout(done, 30));
      }
      return spent.sort((one, two) => one - two);
    });
    thoughts[game] = Math.round(times[Math.floor(times.length / 2)] ?? 0);
  }
  console.log(JSON.stringify({ first_decision_here_ms: starts, limit_ms: LIMITS.first_decision_ms }));
  console.log(JSON.stringify({ easy_bot_here_ms: thoughts, limit_ms: LIMITS.easy_ms }));
  for (const time of Object.values(starts)) expect(time).toBeLessThanOrEqual(LIMITS.first_decision_ms);
  for (const time of Object.values(thoughts)) expect(time).toBeLessThanOrEqual(LIMITS.easy_ms);
});

test.describe(() => {
  test.use({ bypassCSP: true, serviceWorkers: "block" }); // Only here a page itself runs Python.

  test("random games beside native Python", async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto("/health");
    const found = await page.evaluate(
      async ([source, games]) => {
        const pack = `${location.origin}/offline/`;
        const plain = window.fetch.bind(window);
        window.fetch = async (asked, init) => {
          if (String(asked) !== `${pack}pyodide.asm.wasm`) return plain(asked, init);
          const body = (await plain(`${pack}pyodide.asm.wasm.bin`)).body!;
          const unpacked = body.pipeThrough(new DecompressionStream("gzip"));
          return new Response(unpacked, { headers: { "content-type": "application/wasm" } });
        };
        const module = (await import(`${pack}pyodide.mjs`)) as {
          loadPyodide: (options: { indexURL: string }) => Promise<{
            unpackArchive: (archive: ArrayBuffer, format: string) => void;
            runPython: (source: string) => unknown;
          }>;
        };
        const python = await module.loadPyodide({ indexURL: pack });
        python.unpackArchive(await (await fetch(`${pack}adyton.zip`)).arrayBuffer(), "zip");
        python.runPython(source);
        return games.map((game) => python.runPython(`games_per_second("${game}")`) as number);
      },
      [PLAYOUTS, GAMES] as const,
    );
    const asked = `${PLAYOUTS}\nprint(*(games_per_second(slug) for slug in ${JSON.stringify(GAMES)}))`;
    const native = execFileSync(`${bin}/python`, ["-c", asked], { encoding: "utf8" }).split(" ").map(Number);
    const shares = GAMES.map((game, place) => [game, Math.round((100 * found[place]!) / native[place]!) / 100]);
    console.log(JSON.stringify({ playouts_here_of_native: Object.fromEntries(shares), limit: LIMITS.playouts }));
    for (const [, share] of shares) expect(share).toBeGreaterThanOrEqual(LIMITS.playouts);
  });
});
