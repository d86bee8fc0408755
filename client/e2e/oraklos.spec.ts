import type { Page } from "@playwright/test";
import { start } from "./oraklos";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const over = (page: Page) => page.getByRole("heading", { name: /won$/ });
const hint = (page: Page) => page.getByRole("button", { name: "Hint" }).click({ timeout: 2000 });
const HURRY = { "Time to look, in seconds": "5" };

/** Chooses dice until so many are chosen, wherever dice are to be chosen. */
async function chooseDice(page: Page): Promise<void> {
  const confirm = page.getByRole("button", { name: /^(Put|Take) these/ });
  const more = page.getByRole("button", { name: /^One .* die more$/ });
  for (let press = 0; press < 20 && !(await confirm.isEnabled()); press += 1) {
    if (await more.nth(press % 4).isEnabled()) await more.nth(press % 4).click({ timeout: 2000 });
  }
  await confirm.click({ timeout: 2000 });
}

/** Whatever is asked now is answered by clicking: every card gets a token, and a hint shows what to point at. */
async function click(page: Page): Promise<void> {
  if (await page.getByRole("button", { name: /^(Put|Take) these/ }).isVisible()) return chooseDice(page);
  const ready = page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) return ready.click({ timeout: 2000 });
  const claim = page.locator(".press button:enabled").first();
  if (await claim.isVisible()) return claim.click({ timeout: 2000 });
  const absent = page
    .getByRole("button", { name: /^Not on the table/ })
    .and(page.locator(":enabled"))
    .first();
  if (await absent.isVisible()) return absent.click({ timeout: 2000 });
  if (await page.locator("g.press").first().isVisible()) return point(page);
}

async function point(page: Page): Promise<void> {
  await hint(page);
  const hinted = page.locator("g.press.hinted");
  await expect(hinted).toHaveCount(4, { timeout: 3000 });
  for (let place = 0; place < 4; place += 1) await hinted.nth(place).dispatchEvent("click");
}

async function playOut(page: Page, answer: (page: Page) => Promise<void>): Promise<void> {
  const until = Date.now() + 220_000;
  while (!(await over(page).isVisible()) && Date.now() < until) {
    await answer(page).catch(() => undefined);
    await page.waitForTimeout(40);
  }
  await expect(over(page)).toBeVisible();
}

test("a whole game by clicking: dice, claims, showing, and what was there", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Oraklos", HURRY);
  await chooseDice(page);
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled({ timeout: 30_000 });
  await expectAccessible(page);
  await playOut(page, click);
  await expect(
    page
      .getByRole("log")
      .or(page.locator(".side"))
      .getByText(/points at/)
      .first(),
  ).toBeAttached();
  const review = page.getByRole("heading", { name: /^Round \d+: .* there$/ });
  if (!(await review.isVisible())) await page.getByRole("button", { name: "What was there?" }).click();
  await expect(review).toBeVisible();
  await expect(page.locator(".throw path.true").first()).toBeAttached();
  await expectAccessible(page);
});

/** Goes from where the focus is to this die, with the Tab key alone, and points at it. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let steps = 0; steps < 90; steps += 1) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")).startsWith(label))
      return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${label}`);
}

/** The same by keys: the letter of a card and token, Tab, Enter. */
async function type(page: Page): Promise<void> {
  if (await page.getByRole("button", { name: "I am ready" }).isVisible()) {
    await page.getByRole("button", { name: "I am ready" }).focus();
    return page.keyboard.press("Enter");
  }
  if (await page.locator(".press button:enabled").first().isVisible()) {
    for (const key of ["q", "s", "c", "w", "d", "z"]) await page.keyboard.press(key, { delay: 60 });
    return;
  }
  if (!(await page.locator("g.press").first().isVisible())) return;
  await page.getByRole("button", { name: "Hint" }).focus();
  await page.keyboard.press("Enter");
  const hinted = page.locator("g.press.hinted");
  await expect(hinted).toHaveCount(4, { timeout: 3000 });
  const labels = await hinted.evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-label") ?? ""));
  await page.locator("g.press").first().focus();
  for (const label of labels) await tabTo(page, label.split(" (")[0]!);
}

test("a whole game of Junior by keyboard", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Junior", HURRY);
  await playOut(page, type);
  await expect(page.getByText(/puts token 3 on/).first()).toBeAttached();
});

test("a whole game of Antipodes on a phone: cards are named, and all is in reach", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, "Antipodes", { "Challenge clock, in seconds": "1" });
  await page.getByRole("button", { name: "I am ready" }).click({ timeout: 30_000 });
  const absent = page.getByRole("button", { name: /^Not on the table/ });
  await expect(absent).toHaveCount(6, { timeout: 30_000 });
  for (const card of await absent.all()) await expect(card).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await playOut(page, click);
  await expect(page.getByText(/is not on the table\./).first()).toBeAttached();
});

test("a claim leaves the browser before the press is over", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (this: WebSocket, data) {
      sent.push(String(data));
      return send.call(this, data);
    };
  });
  await start(page, "Junior");
  await page.getByRole("button", { name: "I am ready" }).click({ timeout: 30_000 });
  const claim = page.getByRole("button", { name: /^Token 3 on/ }).first();
  await expect(claim).toBeEnabled({ timeout: 30_000 });
  const last = await claim.evaluate((button) => {
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    return (window as unknown as { sent: string[] }).sent.at(-1)!;
  });
  expect(JSON.parse(last)).toMatchObject({
    type: "act",
    do: expect.stringMatching(/^claim 3 /),
    at: expect.any(Number),
  });
});
