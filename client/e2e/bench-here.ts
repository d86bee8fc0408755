/** Measures tables on this device: the start from the cache, the bots' thoughts, random games, and the pack. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { loadPython, runPython } from "./python";
import { bin } from "./server";

/** A normal bot may search for 150 ms; the rest is for its last iteration and for the way to the worker and back. */
const LIMITS = { pack_mb: 8, first_decision_ms: 4000, easy_ms: 300, normal_ms: 150 + 50, playouts: 0.35 };
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

/** Fetches the pack and starts Python once, so that this device keeps a snapshot of it. */
async function prepare(page: Page): Promise<void> {
  await watchBots(page);
  await page.addInitScript(() =>
    localStorage.setItem("adyton", JSON.stringify({ soundAsked: true, plain: true, pace: "instant", tips: false })),
  );
  await page.goto("/here");
  await page.getByRole("button", { name: /^Get it now/ }).click();
  await page.getByText("Everything is on this device").waitFor({ timeout: 60_000 });
  const addresses = () =>
    page.evaluate(async () => (await (await caches.open("adyton-pack")).keys()).map((one) => one.url));
  await expect.poll(addresses, { timeout: 60_000 }).toContainEqual(expect.stringContaining("/snapshot-"));
}

async function firstDecision(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title.startsWith("●"), null, { polling: 50, timeout: 60_000 });
}

/** Plays until bots have thought twelve times; returns how long each thought took, the shortest first. */
async function thoughtsOf(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const { spent } = window as unknown as { spent: number[] };
    const until = performance.now() + 40_000;
    while (spent.length < 12 && performance.now() < until) {
      document.querySelector<HTMLButtonElement>(".plain ul.row button:enabled")?.click();
      await new Promise((done) => setTimeout(done, 30));
    }
    return spent.sort((one, two) => one - two);
  });
}

test("start from the cache, and easy bots", async ({ page }) => {
  test.setTimeout(300_000);
  await prepare(page);
  const starts: Record<string, number> = {};
  const thoughts: Record<string, number> = {};
  for (const game of GAMES) {
    const begun = performance.now(); // before the page is opened, so that nothing is loaded in advance
    await page.goto("/here");
    const card = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
    await card.getByRole("button", { name: "Play against bots" }).click();
    await firstDecision(page);
    starts[game] = Math.round(performance.now() - begun);
    const times = await thoughtsOf(page);
    thoughts[game] = Math.round(times[Math.floor(times.length / 2)] ?? 0);
  }
  console.log(JSON.stringify({ first_decision_here_ms: starts, limit_ms: LIMITS.first_decision_ms }));
  console.log(JSON.stringify({ easy_bot_here_ms: thoughts, limit_ms: LIMITS.easy_ms }));
  for (const time of Object.values(starts)) expect(time).toBeLessThanOrEqual(LIMITS.first_decision_ms);
  for (const time of Object.values(thoughts)) expect(time).toBeLessThanOrEqual(LIMITS.easy_ms);
});

test("normal bots keep their time", async ({ page }) => {
  test.setTimeout(300_000);
  await prepare(page);
  const thoughts: Record<string, number> = {};
  const weaker: string[] = [];
  for (const game of GAMES) {
    await page.goto(`/new/${game}?here=1`);
    await page.getByLabel("How strong are the bots?").selectOption("normal");
    await page.getByRole("button", { name: "Start the game" }).click();
    await firstDecision(page);
    const times = await thoughtsOf(page);
    thoughts[game] = Math.round(times[Math.floor(times.length / 2)] ?? 0);
    if (await page.getByText("this device is too slow for the whole search").count()) weaker.push(game);
  }
  console.log(JSON.stringify({ normal_bot_here_ms: thoughts, limit_ms: LIMITS.normal_ms, says_weaker: weaker }));
  for (const time of Object.values(thoughts)) expect(time).toBeLessThanOrEqual(LIMITS.normal_ms);
});

test.describe(() => {
  test.use({ bypassCSP: true, serviceWorkers: "block" }); // Only here a page itself runs Python.

  test("random games beside native Python", async ({ page }) => {
    test.setTimeout(180_000);
    await loadPython(page);
    await runPython(page, PLAYOUTS);
    const found: number[] = [];
    for (const game of GAMES) found.push((await runPython(page, `games_per_second("${game}")`)) as number);
    const asked = `${PLAYOUTS}\nprint(*(games_per_second(slug) for slug in ${JSON.stringify(GAMES)}))`;
    const native = execFileSync(`${bin}/python`, ["-c", asked], { encoding: "utf8" }).split(" ").map(Number);
    const shares = GAMES.map((game, place) => [game, Math.round((100 * found[place]!) / native[place]!) / 100]);
    console.log(JSON.stringify({ playouts_here_of_native: Object.fromEntries(shares), limit: LIMITS.playouts }));
    for (const [, share] of shares) expect(share).toBeGreaterThanOrEqual(LIMITS.playouts);
  });
});
