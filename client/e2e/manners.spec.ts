/** Hints, sound, confirming a move with a second press, and the keyboard at the table. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, playAgainstBots, pressUntil, tableForTwo, takeHint, test, watch } from "./test";

const bar = (page: Page) => page.locator(".bar:has(.prompt)");
const cards = (page: Page) => page.locator(".hand .may:enabled");

test("a hint taken against bots appears in the log", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "Keltis");
  await expect(cards(page).first()).toBeVisible();
  await takeHint(page, () => expect(page.getByText(/^A bot would do this: /)).toBeVisible());
  const noted = page.getByRole("group", { name: "Log" }).getByText(/asked a bot for a hint/);
  await expect(noted.first()).toBeVisible();
  await page.reload();
  await expect(noted.first()).toBeVisible();
});

for (const allowed of [false, true])
  test(`between two people hints are ${allowed ? "there where the host allows them" : "off"}`, async ({
    page,
    browser,
    complaints,
  }) => {
    const friend = await tableForTwo(page, browser, complaints, async () => {
      if (allowed) await page.getByLabel("Bots may give hints").check();
    });
    await expect(page.getByText(allowed ? /may ask a bot for hints/ : "No hints from bots")).toBeVisible();
    await pressUntil(page.getByRole("button", { name: /^Start/ }), () =>
      expect(page.getByRole("button", { name: "Pause" })).toBeVisible(),
    );
    await expect(page.getByRole("button", { name: "Hint", exact: true })).toHaveCount(allowed ? 1 : 0);
    await friend.context().close();
  });

test("the waiting room asks about sound, and on a low screen the board keeps its room", async ({
  browser,
  complaints,
}) => {
  const context = await browser.newContext({
    locale: "en",
    storageState: { cookies: [], origins: [] },
    viewport: { width: 844, height: 390 },
  });
  const page = await context.newPage();
  watch(page, complaints);
  await page.goto("/new/keltis");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("Play with sound?")).toBeVisible();
  await pressUntil(page.getByRole("button", { name: /^Start, with bots/ }), () =>
    expect(page.locator(".seats li").first()).toBeVisible(),
  );
  await expect(page.getByText("Play with sound?")).toBeHidden();
  await context.close();
});

test("the first table asks once about sound", async ({ browser, complaints }) => {
  const context = await browser.newContext({ locale: "en", storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  watch(page, complaints);
  await playAgainstBots(page, "Keltis");
  await pressUntil(page.getByRole("button", { name: "Sound on" }), () =>
    expect(page.getByText("Play with sound?")).toHaveCount(0),
  );
  await page.reload();
  await expect(page.locator(".seats li").first()).toBeVisible();
  await expect(page.getByText("Play with sound?")).toHaveCount(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByLabel("Sound")).toBeChecked();
  await context.close();
});

test("players who want confirmation press twice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playAgainstBots(page, "Oracle");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Confirm before playing").check();
  await page.keyboard.press("Escape");
  const prophecies = page.locator(".choose li button");
  await prophecies.nth(0).click();
  await prophecies.nth(1).click();
  await page.getByRole("button", { name: "Keep these two" }).click();
  await expect(bar(page).getByText(/: really\?/)).toBeVisible();
  await expectAccessible(page);
  const yes = page.getByRole("button", { name: "Do it" });
  await pressUntil(yes, () => expect(yes).toBeHidden());
  await expect(cards(page).first()).toBeVisible();
  await page.waitForTimeout(500); // The page drops a second press in the same place within half a second.
  const hand = await page.locator(".hand li").count();
  await cards(page).first().click();
  await pressUntil(page.getByRole("button", { name: "No", exact: true }), () =>
    expect(bar(page).getByText(/: really\?/)).toHaveCount(0),
  );
  await expect(page.locator(".hand li")).toHaveCount(hand);
});

test("Tab alone reaches the prophecies to choose from, and leaves them again both ways", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "Oracle");
  const prophecies = page.locator(".choose li button");
  await expect(prophecies.first()).toBeEnabled();
  await page.locator(".choose [tabindex='0']").first().focus();
  await page.keyboard.press("Tab");
  await expect(prophecies.first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Keep these two" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(prophecies).toHaveCount(0);
});

test("arrows move along the hand and skip illegal cards, and Tab leaves the hand", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "Oracle");
  const prophecies = page.locator(".choose li button");
  await prophecies.nth(0).click();
  await prophecies.nth(1).click();
  await page.getByRole("button", { name: "Keep these two" }).click();
  // A position in which some cards may be played and others may not, both seen at the same moment.
  const isMixed = () =>
    page.evaluate(() =>
      [".may:enabled", "button[aria-disabled=true]:enabled"].every((one) => document.querySelector(`.hand ${one}`)),
    );
  await expect(async () => {
    const loser = page.getByRole("button", { name: "Keep it" });
    if (await loser.isVisible()) await loser.click({ timeout: 500 });
    if (await isMixed()) return;
    await cards(page).first().click({ timeout: 500 });
    throw new Error("not yet");
  }).toPass();
  const isIn = (selector: string) => page.evaluate((it) => !!document.activeElement?.closest(it), selector);
  const isLegal = () => page.evaluate(() => document.activeElement?.getAttribute("aria-disabled") !== "true");
  await cards(page).first().focus();
  for (let turn = 0; turn < 14; turn += 1) {
    await page.keyboard.press("ArrowRight");
    expect(await isIn(".hand")).toBe(true);
    expect(await isLegal()).toBe(true);
  }
  for (let turn = 0; turn < 14 && (await isLegal()); turn += 1) await page.keyboard.press("Shift+ArrowLeft");
  for (let turn = 0; turn < 14 && (await isLegal()); turn += 1) await page.keyboard.press("Shift+ArrowRight");
  expect(await isLegal()).toBe(false);
  await page.keyboard.press("Enter");
  await expect(page.locator(".why")).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await isIn(".hand")).toBe(false);
});

test("the focus ring shows on a marked card, and the mark around it", async ({ page }) => {
  await playAgainstBots(page, "Keltis");
  await expect(cards(page).first()).toBeVisible();
  const marked = page.locator(".hand .hinted").first(); // the hand may hold the same card twice
  await takeHint(page, () => expect(marked).toHaveCSS("outline-style", "dashed"));
  await page.keyboard.press("Tab");
  await marked.focus();
  await expect(marked).toHaveCSS("outline", "rgb(30, 98, 192) solid 3px");
  await expect(marked).toHaveCSS("box-shadow", /8px/);
});
