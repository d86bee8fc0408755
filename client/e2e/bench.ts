/** Measures the first visit (bytes, click, decision) and how fast the boards respond to a hover and a press. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { slowLine } from "./proxy";

const LIMIT = 200_000;
const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** Fonts are compressed already; everything else is measured as gzip would send it. */
function weight(path: string): number {
  const body = readFileSync(dist + path);
  return path.endsWith(".woff2") ? body.length : gzipSync(body).length;
}

test("first load", async ({ page }) => {
  const asked = new Set<string>(["index.html"]);
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (path.startsWith("assets/") || path.endsWith(".svg")) asked.add(path);
  });
  const begun = performance.now();
  await page.goto("/");
  // Pointing at the button would fetch the game, too.
  await expect(page.getByRole("button", { name: "Play against bots" }).first()).toBeEnabled();
  const clickable = Math.round(performance.now() - begun);
  await page.waitForLoadState("networkidle");
  const bytes = [...asked].reduce((sum, path) => sum + weight(path), 0);
  const whole = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.\w+$/.test(name))
    .reduce((sum, path) => sum + weight(path), 0);
  console.log(
    JSON.stringify({ first_load_bytes: bytes, whole_site_bytes: whole, first_click_ms: clickable, limit_bytes: LIMIT }),
  );
  expect(bytes).toBeLessThan(LIMIT);
});

/** Milliseconds from a hover until the board is redrawn, for each of these elements in turn. */
async function hoverTimes(page: Page, selector: string, type: string): Promise<number[]> {
  return page.evaluate(
    async ([selector, type]) => {
      const spent: number[] = [];
      for (let round = 0; round < 40; round += 1) {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        const one = all[(round * 7) % all.length]!;
        await new Promise(requestAnimationFrame);
        const begun = performance.now();
        one.dispatchEvent(new PointerEvent(type, { bubbles: true }));
        await Promise.resolve();
        void document.body.offsetHeight;
        spent.push(performance.now() - begun);
        one.dispatchEvent(new PointerEvent(type === "pointerenter" ? "pointerleave" : "pointerout", { bubbles: true }));
      }
      return spent.sort((one, two) => one - two);
    },
    [selector, type] as const,
  );
}

/** The same in CPU milliseconds, which do not depend on how busy the machine is. */
async function hoverWork(page: Page, selector: string): Promise<number[]> {
  const line = await page.context().newCDPSession(page);
  await line.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () =>
    (await line.send("Performance.getMetrics")).metrics
      .filter((one) => /^(Script|Layout|RecalcStyle)Duration$/.test(one.name))
      .reduce((sum, one) => sum + one.value * 1000, 0);
  const point = (type: string, round: number) =>
    page.evaluate(
      async ([selector, type, round]) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        all[(round * 7) % all.length]!.dispatchEvent(new PointerEvent(type, { bubbles: true }));
        await Promise.resolve();
        void document.body.offsetHeight;
      },
      [selector, type, round] as const,
    );
  const work: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const before = await spent();
    await point("pointerenter", round);
    work.push((await spent()) - before);
    await point("pointerleave", round);
  }
  return work.sort((one, two) => one - two);
}

const summary = (times: number[]) => ({
  median: Math.round(times[20]! * 10) / 10,
  p95: Math.round(times[37]! * 10) / 10,
});

test("hover and press in Delphi", async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/new/delphi?bots=1");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(async () => {
    const answer = page.locator(".choices:not(.act) .offer:enabled").first();
    if (await answer.isVisible()) await answer.click({ timeout: 500 });
    await expect(page.locator(".coin.able:enabled").first()).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  const dice = await hoverTimes(page, ".coin.able:enabled", "pointerenter");
  const work = await hoverWork(page, ".coin.able:enabled");
  const presses = await pressTimes(page, ".coin.able:enabled");
  const tasks = await pressTimes(page, ".goal button:enabled");
  await page.locator(".coin.able:enabled").first().click();
  const hexes = await hoverTimes(page, ".hex.dim", "pointerover");
  const land = await pressTimes(page, ".hex.dim");
  console.log(
    JSON.stringify({
      delphi_hover_ms: { die: summary(dice), die_processor: summary(work), dark_hex: summary(hexes), frame: 16.7 },
      delphi_press_ms: { die: summary(presses), task: summary(tasks), dark_hex: summary(land), frame: 16.7 },
    }),
  );
});

/** Milliseconds from a press until the board is redrawn, for each of these elements in turn. */
async function pressTimes(page: Page, selector: string): Promise<number[]> {
  return page.evaluate(async (selector) => {
    const spent: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      await new Promise(requestAnimationFrame);
      const begun = performance.now();
      all[round % all.length]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await Promise.resolve();
      void document.body.offsetHeight;
      spent.push(performance.now() - begun);
    }
    return spent.sort((one, two) => one - two);
  }, selector);
}

/** What to press in each game without answering the open question. */
const PRESSES: Record<string, { hover: string; press: string }> = {
  oracle: { hover: ".choose li button", press: ".choose li button" },
  keltis: { hover: ".hand .may:enabled", press: ".hand .may:enabled" },
  oraklos: { hover: ".handful li button:enabled", press: ".handful li button:enabled" },
};

for (const [game, { hover, press }] of Object.entries(PRESSES))
  test(`hover and press in ${game}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/new/${game}?bots=1`);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator(press).first().waitFor({ timeout: 60_000 });
    const hovers = await hoverTimes(page, hover, "pointermove");
    const presses = await pressTimes(page, press);
    console.log(JSON.stringify({ [`${game}_ms`]: { hover: summary(hovers), press: summary(presses), frame: 16.7 } }));
  });

const DECISION_MS = 5000;
const GAMES = ["oracle", "keltis", "oraklos", "delphi"];
/** Chance decides who begins, so each game gets a few attempts. */
const TRIES = 3;

/** Time from the press on the home page, in a fresh browser, until the game asks for a decision. */
async function firstDecision(browser: Browser, game: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/");
  const card = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
  const play = card.getByRole("button", { name: "Play against bots" });
  await play.waitFor();
  const begun = performance.now();
  await play.click();
  await page.waitForFunction(() => document.title.startsWith("●"), null, { polling: 50 });
  const spent = Math.round(performance.now() - begun);
  await context.close();
  return spent;
}

test("first decision in each game", async ({ browser }) => {
  test.setTimeout(180_000);
  const slowest: Record<string, number> = {};
  for (const game of GAMES) {
    const times: number[] = [];
    for (let round = 0; round < TRIES; round += 1) times.push(await firstDecision(browser, game));
    slowest[game] = Math.max(...times);
  }
  console.log(JSON.stringify({ first_decision_ms: slowest, limit_ms: DECISION_MS }));
  for (const time of Object.values(slowest)) expect(time).toBeLessThan(DECISION_MS);
});

/** Each byte travels this long, in both directions: a bad mobile connection. */
const DELAY_MS = 300;

/** A first visit over a slow line: when home page, table and board are there, and how many files they took. */
async function slowVisit(browser: Browser, address: string, game: string) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  let files = 0;
  page.on("request", (request) => (files += Number(/\.(js|css)$/.test(request.url()))));
  const begun = performance.now();
  await page.goto(address);
  const card = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
  const play = card.getByRole("button", { name: "Play against bots" });
  await play.waitFor();
  const home = { ms: Math.round(performance.now() - begun), files };
  const pressed = performance.now();
  await play.click();
  await page.locator("[data-line]").waitFor();
  const table = { ms: Math.round(performance.now() - pressed) };
  await page.locator(`.held .${game}`).waitFor();
  const board = { ms: Math.round(performance.now() - pressed), files: files - home.files };
  await context.close();
  return { home, table, board };
}

test("first visit over a slow line", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const line = await slowLine(Number(new URL(baseURL!).port), DELAY_MS, true);
  const found: Record<string, unknown> = {};
  for (const game of GAMES) found[game] = await slowVisit(browser, line.address, game);
  line.close();
  console.log(JSON.stringify({ slow_line_visit: found, delay_ms: DELAY_MS }));
});
