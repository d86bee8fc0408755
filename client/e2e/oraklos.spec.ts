import type { Page } from "@playwright/test";
import { start } from "./oraklos";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const over = (page: Page) => page.getByRole("heading", { name: /won$/ });
const hint = (page: Page) => page.getByRole("button", { name: "Hint", exact: true }).click({ timeout: 2000 });
const HURRY = { "Time to look, in seconds": "5" };

/** Wherever the board asks for dice, chooses until enough are chosen. */
async function chooseDice(page: Page): Promise<void> {
  const confirm = page.getByRole("button", { name: /^(Put|Take) these/ });
  const more = page.getByRole("button", { name: /^One .* die more$/ });
  for (let press = 0; press < 20 && !(await confirm.isEnabled()); press += 1) {
    if (await more.nth(press % 4).isEnabled()) await more.nth(press % 4).click({ timeout: 2000 });
  }
  await confirm.click({ timeout: 2000 });
}

/** Answers any question by clicking: every card gets a token, and a hint shows what to point at. */
async function click(page: Page): Promise<void> {
  const onward = page.getByRole("button", { name: "Go on" });
  if (await onward.isVisible()) return onward.click({ timeout: 2000 });
  if (await page.getByRole("button", { name: /^(Put|Take) these/ }).isVisible()) return chooseDice(page);
  const ready = page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) return ready.click({ timeout: 2000 });
  const claim = page.locator(".press button:enabled").first();
  if (await claim.isVisible()) return claim.click({ timeout: 2000 });
  const absent = page
    .getByRole("button", { name: /^Not on the table/ })
    .and(page.locator(":not([aria-disabled=true])"))
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

test("a whole game by clicking: dice, claims, pointing, and the review", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Oraklos", HURRY);
  await chooseDice(page);
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled();
  await expectAccessible(page);
  await playOut(page, click);
  await expect(
    page
      .getByRole("log")
      .or(page.locator(".side"))
      .getByText(/points at/)
      .first(),
  ).toBeAttached();
  await page.getByRole("button", { name: "Look at the board" }).click();
  const review = page.getByRole("heading", { name: /^Round \d+: .* there$/ });
  if (!(await review.isVisible())) await page.getByRole("button", { name: "What was there?" }).click();
  await expect(review).toBeVisible();
  // The review or, after a wrong claim, its mistake.
  await expect(page.locator(".throw path.true, .throw path.false").first()).toBeAttached();
  await expectAccessible(page);
});

/** The same by keyboard: the letter of a card and token, then the numbers of the dice. */
async function type(page: Page): Promise<void> {
  const onward = page.getByRole("button", { name: "Go on" });
  if (await onward.isVisible()) {
    await onward.focus();
    return page.keyboard.press("Enter");
  }
  if (await page.getByRole("button", { name: "I am ready" }).isVisible()) {
    await page.getByRole("button", { name: "I am ready" }).focus();
    return page.keyboard.press("Enter");
  }
  if (await page.locator(".press button:enabled").first().isVisible()) {
    for (const key of ["q", "s", "c", "w", "d", "z"]) await page.keyboard.press(key, { delay: 60 });
    return;
  }
  if (!(await page.locator("g.press").first().isVisible())) return;
  await page.getByRole("button", { name: "Hint", exact: true }).focus();
  await page.keyboard.press("Enter");
  const hinted = page.locator("g.press.hinted");
  await expect(hinted).toHaveCount(4, { timeout: 3000 });
  const labels = await hinted.evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-label") ?? ""));
  // By their numbers, which are shown while the keyboard is in use.
  await expect(page.locator(".die .number").first()).toBeAttached();
  for (const label of labels) {
    await page.keyboard.type(/\d+/.exec(label)![0]);
    await page.keyboard.press("Enter");
  }
}

test("a whole game of Junior by keyboard", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Junior", HURRY);
  await playOut(page, type);
  await expect(page.getByText(/puts token 3 on/).first()).toBeAttached();
});

test("a whole game of Antipodes on a phone: cards are named, and everything is in reach", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, "Antipodes", { "Time to challenge, in seconds": "1" });
  await page.getByRole("button", { name: "I am ready" }).click();
  const absent = page.getByRole("button", { name: /^Not on the table/ });
  await expect(absent).toHaveCount(6);
  for (const card of await absent.all()) await expect(card).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await playOut(page, click);
  await expect(page.getByText(/is not on the table\./).first()).toBeAttached();
});

test("the browser sends a claim on pointer down, before the press ends", async ({ page }) => {
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
  await page.getByRole("button", { name: "I am ready" }).click();
  const claim = page.getByRole("button", { name: /^Token 3 on/ }).first();
  await expect(claim).toBeEnabled();
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

test("your wishes are visible before the throw; presses count only once the dice lie still", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Oraklos");
  await expect(page.locator(".wishes .wish")).toHaveCount(3);
  await chooseDice(page);
  const claim = page.getByRole("button", { name: /^Token 3 on/ }).first();
  await expect(claim).toBeDisabled();
  await expect(page.getByText("The dice are rolling…")).toBeVisible();
  await page.keyboard.press("q");
  await expect(claim).toBeEnabled();
  await expect(page.getByRole("log").getByText(/puts token/)).toHaveCount(0);
  await expect(page.getByRole("timer")).toHaveAttribute("aria-label", /^(120|11\d) seconds left$/);
});

test("a player who has stopped looking is not to move, and a hint draws its figure", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Junior");
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByRole("button", { name: /I find no more/ })).toBeEnabled();
  await hint(page);
  await expect(page.locator(".throw path.hint")).toBeAttached();
  await expect(page.getByText(/dice that are marked make a true prediction/).first()).toBeAttached();
  const own = page.locator(".seats li.you");
  await expect(own).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: /I find no more/ }).click();
  await expect(own).not.toHaveAttribute("aria-current", "true");
});

for (const [width, height] of [
  [844, 390],
  [360, 640],
] as const)
  test(`at ${width} × ${height} table, tokens and text are visible, and the table zooms around the finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await start(page, "Junior");
    await page.getByRole("button", { name: "I am ready" }).click();
    await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled();
    for (const part of [".throw .table", ".tokens", ".prompt", ".wishes .press"])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    const table = page.locator(".throw .table > svg");
    const frame = () => table.getAttribute("viewBox");
    const die = () =>
      page
        .locator(".die .body")
        .first()
        .evaluate((one) => one.getBoundingClientRect().width);
    const whole = await frame();
    expect(await die()).toBeLessThan(20);
    const box = (await table.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await expect.poll(frame).not.toBe(whole);
    expect(await die()).toBeGreaterThanOrEqual(20);
    await page.mouse.up();
    await expect.poll(frame).toBe(whole);
  });
