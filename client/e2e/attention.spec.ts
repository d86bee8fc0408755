import type { Page } from "@playwright/test";
import { expect, playAgainstBots, test } from "./test";

interface Noted {
  asked: number;
  knocks: number;
  notes: string[];
}
type Ears = Window & { noted: Noted; isHidden: boolean };

/** Replaces sound and system notifications with stubs that count their calls. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ears = window as unknown as Ears;
    ears.noted = { asked: 0, knocks: 0, notes: [] };
    ears.isHidden = false;
    Object.defineProperty(document, "hidden", { get: () => ears.isHidden });
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function start(when?: number) {
      ears.noted.knocks += 1;
      begin.call(this, when);
    };
    window.Notification = class {
      static permission = "default";
      static requestPermission() {
        ears.noted.asked += 1;
        this.permission = "granted";
        return Promise.resolve("granted");
      }
      onclick = null;
      constructor(title: string, options: { body: string }) {
        ears.noted.notes.push(`${title}: ${options.body}`);
      }
      close() {}
    } as unknown as typeof Notification;
  });
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as Ears).noted);
const icon = (page: Page) => page.locator('link[rel="icon"]');

/** Plays a card, and waits until it is this player's turn again. */
async function playACard(page: Page): Promise<void> {
  const loser = page.getByRole("button", { name: "Keep it" }); // The winner of a trick may have to choose first.
  const may = page.locator(".hand .may:enabled");
  const cards = page.locator(".hand li");
  await expect(may.or(loser).first()).toBeVisible();
  const before = await cards.count();
  await expect(async () => {
    if (await loser.isVisible()) await loser.click({ timeout: 2000 });
    if ((await cards.count()) === before) await may.first().click({ timeout: 2000 });
    await expect(cards).toHaveCount(before - 1, { timeout: 2000 });
  }).toPass();
  await expect(may.or(loser).first()).toBeVisible();
}

/** Plays cards until this was heard: nobody calls a player who wins a trick with its last card and leads at once. */
async function playUntil(page: Page, isHeard: (heard: Noted) => boolean): Promise<void> {
  await expect(async () => {
    await playACard(page);
    await expect.poll(async () => isHeard(await noted(page)), { timeout: 4000 }).toBe(true);
  }).toPass();
}

test("title and icon show that it is your turn; sound and notifications are opt-in", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await listen(page);
  await page.goto("/");
  await expect(icon(page)).toHaveAttribute("href", "/favicon.svg");
  await playAgainstBots(page, "Oracle");
  await expect(page).toHaveTitle(/^● Your turn · Oracle/);
  await expect(icon(page)).toHaveAttribute("href", /favicon-turn.svg$/);
  for (const place of [0, 1]) await page.locator(".choose li button").nth(place).click();
  await page.getByRole("button", { name: "Keep these two" }).click();
  await playACard(page);
  expect(await noted(page)).toEqual({ asked: 0, knocks: 0, notes: [] });

  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  await page.getByLabel("Sound").check();
  await page.getByLabel("Tell me when it is my turn").check();
  await settings.click();
  await expect.poll(async () => (await noted(page)).asked).toBe(1);
  await playUntil(page, (heard) => heard.knocks >= 2);
  expect((await noted(page)).notes).toEqual([]);

  await page.evaluate(() => ((window as unknown as Ears).isHidden = true));
  await playUntil(page, (heard) => heard.notes.includes("Your turn: Oracle"));

  await settings.click();
  await page.getByLabel("Sound").uncheck();
  await settings.click();
  const before = await noted(page);
  await playACard(page);
  expect((await noted(page)).knocks).toBe(before.knocks);
  await page.getByRole("link", { name: "Adyton" }).click();
  await expect(page).toHaveTitle(/^Adyton/);
  await expect(icon(page)).toHaveAttribute("href", /favicon.svg$/);
});
