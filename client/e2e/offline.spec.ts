/** Without a network: the pack is on the device, then the network is switched off. */
import type { BrowserContext, Page } from "@playwright/test";
import { test } from "./device";
import { STARTED, play, startHere, useTextView } from "./local";
import { fill } from "./oraklos";
import { test as elsewhere, expect, expectAccessible } from "./test";

test.setTimeout(400_000);

/** Opens the page "On this device", and switches the network off. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto("/here");
  await unplug(page, context);
}

/** Switches the network off as soon as the pack is here. */
async function unplug(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByText("Everything is on this device")).toBeVisible(STARTED);
  await page.evaluate(async () => {
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  await context.setOffline(true);
}

/** In real time: Antipodes, which five points win, with the quickest bot and clocks that do not wait for long. */
async function startOraklos(page: Page): Promise<void> {
  await page.goto("/new/oraklos?here=1");
  await page.getByLabel("How strong are the bots?").selectOption("oracle");
  await fill(page, "Antipodes", { "Time to look, in seconds": "10", "Time to challenge, in seconds": "1" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\/local-/, STARTED);
  await expect(page.locator(".plain")).toBeVisible(STARTED);
}

for (const game of ["keltis", "oracle", "oraklos", "delphi"])
  test(`a whole game of ${game} without a network`, async ({ page, context, complaints }) => {
    await goOffline(page, context);
    await page.goto("/");
    await expect(page.getByText("The server does not answer, so everything here runs on this device")).toBeVisible();
    await (game === "oraklos" ? startOraklos(page) : startHere(page, game));
    await expect(page.getByText("This table is on your device")).toBeVisible();
    await play(page, 3);
    await page.reload(); // Closing and opening in the middle of the game.
    await expect(page.locator(".plain")).toBeVisible(STARTED);
    await play(page);
    await expect(page.getByRole("heading", { name: /won$/ })).toBeVisible();
    await page.getByRole("link", { name: "Replay", exact: true }).click();
    await expect(page.getByRole("slider", { name: "Position" })).toBeVisible(STARTED);
    complaints.splice(0); // The browser logs each request that failed.
  });

elsewhere.use({ serviceWorkers: "allow" });
elsewhere("the installed app has lessons, practice and puzzles offline", async ({ page, context, complaints }) => {
  await useTextView(page);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/wasm/, (route) => held.then(() => route.continue())); // So that the progress can be seen.
  await page.evaluate(() => dispatchEvent(new Event("appinstalled"))); // The browser says that someone installed it.
  await expect(page.getByText(/Fetching [\d.]+ MB: \d+ %/)).toBeVisible(STARTED);
  await expect(page.getByRole("progressbar")).toBeVisible();
  release();
  await page.unroute(/wasm/);
  await unplug(page, context);
  await page.goto("/learn/keltis");
  await page
    .getByRole("link", { name: /^Start/ })
    .first()
    .click(STARTED);
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible(STARTED);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.goto("/practice/oraklos");
  await page.getByRole("button", { name: /^Begin/ }).click(STARTED);
  await expect(page.getByRole("group", { name: /dice on the table/ })).toBeVisible(STARTED);
  await page.goto("/puzzles/keltis");
  await page.getByRole("link", { name: "Puzzle of the day" }).click(STARTED);
  await expect(page.locator(".plain")).toBeVisible(STARTED);
  await play(page, 1);
  await expect(page.getByText(/^Best: /)).toBeVisible(STARTED);
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByText(/solved of 1 tried/)).toBeVisible(STARTED);
  complaints.splice(0);
});

test("if the server stops answering, a press starts the game on this device", async ({ page, context, complaints }) => {
  await goOffline(page, context);
  await context.setOffline(false);
  await page.goto("/");
  const card = page.locator("article", { has: page.locator('a[href="/rules/keltis"]') });
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.getByRole("button", { name: "Play against bots" }).click();
  await page.waitForURL(/\/table\/local-/, STARTED);
  await expect(page.getByText("This table is on your device: the bots play without a server.")).toBeVisible(STARTED);
  await expectAccessible(page);
  complaints.splice(0);
});
