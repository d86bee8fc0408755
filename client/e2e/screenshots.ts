/** Screenshots of every page and board: on a wide screen, on a phone, and in the dark theme. */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "./test";

const folder = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${folder}${name}-${size}.png` });
  }
  await page.setViewportSize(SIZES.wide);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${folder}${name}-dark.png` });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** A browser that has answered whether it wants sound: the question is on no picture. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("adyton")) localStorage.setItem("adyton", JSON.stringify({ soundAsked: true }));
  });
});

async function named(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.wide);
  await page.goto("/account");
  await page.getByLabel("Name at the table").fill("Ariadne");
  await page.getByRole("button", { name: "Take this name" }).click();
  await expect(page.getByText("That is your name now.")).toBeVisible();
}

async function start(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}?bots=1`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\//);
}

const isMine = async (page: Page) => (await page.title()).includes("Your turn");

/** Plays cards of Oracle until this many are left, or until the round is scored. */
async function playDown(page: Page, left: number): Promise<void> {
  const cards = page.locator(".hand li");
  for (let turn = 0; turn < 400 && (await cards.count()) > left; turn += 1) {
    if (await page.getByRole("dialog").isVisible()) return;
    const loser = page.getByRole("button", { name: "Keep it" });
    const card = page.locator(".hand .may:enabled").first();
    if (await loser.isVisible()) await loser.click();
    else if (await card.isVisible()) await card.click({ timeout: 2000 }).catch(() => undefined);
    else await page.waitForTimeout(30);
  }
}

test("pages", async ({ page }) => {
  await named(page);
  await start(page, "oracle");
  await page.goto("/new/keltis");
  await page.getByText("Everybody may join").click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Chairs" })).toBeVisible();
  await shoot(page, "waiting");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "It is your turn" })).toBeVisible();
  await shoot(page, "home");
  await page.goto("/new/oracle");
  await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
  await page.getByText("More choices").click();
  await shoot(page, "new");
  await page.goto("/account");
  await expect(page.getByLabel("Name at the table")).toHaveValue("Ariadne");
  await shoot(page, "account");
  await page.goto("/rules/keltis");
  await expect(page.getByText("KEL-1", { exact: true })).toBeVisible();
  await shoot(page, "rules");
});

test("oracle", async ({ page }) => {
  await named(page);
  await start(page, "oracle");
  const prophecies = page.locator(".choose li button");
  await prophecies.nth(1).click();
  await prophecies.nth(6).click();
  await shoot(page, "oracle-choice");
  await page.getByRole("button", { name: "Keep these two" }).click();
  await playDown(page, 8);
  for (let left = 7; left > 3; left -= 1) {
    await expect(async () => expect(await isMine(page)).toBe(true)).toPass();
    await page.waitForTimeout(2500);
    if ((await page.locator(".trick li").count()) >= 2) break;
    await playDown(page, left);
  }
  await shoot(page, "oracle-trick");
  await playDown(page, 0);
  await expect(async () => {
    const loser = page.getByRole("button", { name: "Keep it" });
    if (await loser.isVisible()) await loser.click();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 300 });
  }).toPass();
  await shoot(page, "oracle-score");
});

test("keltis", async ({ page }) => {
  await named(page);
  await start(page, "keltis");
  for (let turn = 0; turn < 12; turn += 1) {
    await expect(async () => expect(await isMine(page)).toBe(true)).toPass({ timeout: 20_000 });
    const offer = page.locator(".offers button").first();
    const pile = page.locator(".piles button:enabled").first();
    if (await offer.isVisible()) await offer.click();
    else if (await pile.isVisible()) await pile.click();
    else {
      await page
        .locator(".hand .may:enabled")
        .nth(turn % 5)
        .click();
      await page.locator(".offers button").first().click();
    }
    await page.waitForTimeout(60);
  }
  while (!(await page.locator(".hand .may:enabled").first().isVisible()) || !(await isMine(page))) {
    const offer = page.locator(".offers button").first();
    if (await offer.isVisible()) await offer.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
  const cards = page.locator(".hand .may:enabled");
  for (let index = 0; index < (await cards.count()); index += 1) {
    await cards.nth(index).click();
    if ((await page.locator(".offers button").count()) >= 4) break;
  }
  await shoot(page, "keltis");
  const id = page.url().split("/").at(-1)!;
  await page.goto(`/replay/${id}?line=200`);
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
  await shoot(page, "replay");
});

/** A table of Oraklos for three, just before its first search. */
async function throwDice(page: Page, mode: string): Promise<void> {
  await page.goto("/new/oraklos?bots=1");
  await page.getByText("More choices").click();
  await page.getByRole("combobox", { name: "Game" }).selectOption({ label: mode });
  await page.getByLabel("Time to point, in seconds").fill("60");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\//);
  if (mode === "Oraklos") {
    const confirm = page.getByRole("button", { name: /^Put these/ });
    const more = page.getByRole("button", { name: /^One .* die more$/ });
    await confirm.waitFor();
    for (let press = 0; !(await confirm.isEnabled()); press += 1) await more.nth(press % 4).click();
    await confirm.click();
  } else await page.getByRole("button", { name: "I am ready" }).click();
}

test("oraklos", async ({ page }) => {
  await named(page);
  await throwDice(page, "Oraklos");
  const claim = page.getByRole("button", { name: /^Token \d on/ }).and(page.locator(":enabled"));
  await expect(claim.first()).toBeEnabled({ timeout: 30_000 });
  await claim.first().click();
  await expect(page.getByRole("listitem", { name: /^\d Ariadne$/ }).first()).toBeVisible();
  await shoot(page, "oraklos-search");
  while (!(await page.locator("g.press").first().isVisible())) {
    if (await claim.first().isVisible())
      await claim
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await page.waitForTimeout(200);
  }
  for (const die of [1, 6, 11]) await page.locator("g.press").nth(die).dispatchEvent("click");
  await shoot(page, "oraklos-showing");
  await page.locator("g.press").nth(14).dispatchEvent("click");
  await expect(async () => {
    for (const die of [1, 6, 11, 14])
      await page
        .locator("g.press")
        .nth(die)
        .dispatchEvent("click", {}, { timeout: 200 })
        .catch(() => undefined);
    await expect(page.getByRole("heading", { name: /^Round 1:/ })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await shoot(page, "oraklos-review");
});

test("oraklos junior", async ({ page }) => {
  await named(page);
  await throwDice(page, "Junior");
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled({ timeout: 30_000 });
  await shoot(page, "oraklos-junior");
});

test("oraklos antipodes", async ({ page }) => {
  await named(page);
  await throwDice(page, "Antipodes");
  await expect(page.getByRole("button", { name: /^Not on the table/ }).first()).toBeEnabled({ timeout: 30_000 });
  await shoot(page, "oraklos-antipodes");
});

test("practice", async ({ page }) => {
  await page.goto("/practice");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("g.press").first()).toBeVisible();
  await shoot(page, "practice");
});

test("delphi", async ({ page }) => {
  await named(page);
  await start(page, "delphi");
  const acting = page.locator(".choices.act");
  for (let done = 0; done < 2; done += 1) {
    await expect(async () => {
      const answer = page.locator(".choices:not(.act) .offer:enabled").first();
      if (await answer.isVisible()) await answer.click({ timeout: 500 });
      await expect(acting).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await expect(page.locator(".hinted").first()).toBeVisible({ timeout: 20_000 });
    const coin = page.locator(".coin.hinted").first();
    if (!(await coin.isVisible())) break;
    await coin.click();
    const offer = page.locator(".choices .offer.hinted");
    if (await offer.isVisible()) await offer.click();
    else await page.locator(".hex.hinted").press("Enter");
    await page.waitForTimeout(200);
    if (await offer.isVisible()) await offer.click();
  }
  const die = page.locator(".coin.able:enabled").first();
  if ((await acting.isVisible()) && (await die.isVisible())) await die.click();
  await shoot(page, "delphi");
});

test("here", async ({ page }) => {
  await page.setViewportSize(SIZES.wide);
  await page.goto("/here");
  await expect(page.getByText(/It needs [\d.]+ MB, once/)).toBeVisible();
  await shoot(page, "here");
});

test("plain", async ({ page }) => {
  await named(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(/^Text view/).check();
  await start(page, "oracle");
  await expect(page.getByRole("heading", { name: "What you see" })).toBeVisible();
  await shoot(page, "plain");
});

test.describe("covers", () => {
  test.use({ deviceScaleFactor: 2 });
  test("the pictures of the games, for link previews in messengers", async ({ page }) => {
    await page.goto("/");
    const cards = page.locator("article");
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      const path = await card.locator('a[href^="/new/"]').first().getAttribute("href");
      const game = /^\/new\/([a-z]+)/.exec(path!)![1]!;
      const file = new URL(`../../src/adyton/games/${game}/cover.png`, import.meta.url);
      await card
        .locator(".picture svg")
        .first()
        .screenshot({ path: fileURLToPath(file) });
    }
  });
});

test("a puzzle", async ({ page }) => {
  await named(page);
  await page.goto("/puzzles/oracle/4");
  await page.locator(".hand .may:enabled").first().click();
  await expect(page.getByText(/^Best: /)).toBeVisible();
  await shoot(page, "puzzle");
});

test("a lesson", async ({ page }) => {
  await named(page);
  await page.request.put("/api/lessons/oracle/trick", { data: { step: 6 } });
  await page.goto("/learn/oracle/trick");
  await expect(page.locator(".learn-bar .soft")).toHaveText("7 of 10");
  await shoot(page, "lesson");
});
