import type { Locator, Page } from "@playwright/test";
import { searchWithFriend, start, startWithFriend } from "./oraklos";
import { expect, expectAccessible, expectNoSidewaysScroll, pressUntil, test } from "./test";

const over = (page: Page) => page.getByRole("heading", { name: /won$/ });
const hintButton = (page: Page) => page.getByRole("button", { name: "Hint", exact: true });

/** Wherever the board asks for dice, chooses until enough are chosen. */
async function chooseDice(page: Page, timeout = 60_000): Promise<void> {
  const confirm = page.getByRole("button", { name: /^(Put|Take) these/ });
  const more = page.getByRole("button", { name: /^One .* die more$/ });
  for (let press = 0; !(await confirm.isEnabled({ timeout })); press += 1) {
    const one = more.nth(press % 4);
    if (await one.isEnabled({ timeout })) await one.click({ timeout });
  }
  await confirm.click({ timeout });
}

/** Answers any question by clicking: a hint shows which card gets a token, and what to point at. So few rounds win. */
async function click(page: Page): Promise<void> {
  const onward = page.getByRole("button", { name: "Go on" });
  if (await onward.isVisible()) return onward.click({ timeout: 2000 });
  if (await page.getByRole("button", { name: /^(Put|Take) these/ }).isVisible()) return chooseDice(page, 2000);
  const ready = page.getByRole("button", { name: "I am ready" });
  if (await ready.isVisible()) return ready.click({ timeout: 2000 });
  if (await mayClaim(page))
    return (await hintedClaim(page, (button) => button.click({ timeout: 2000 }))).click({ timeout: 2000 });
  const absent = page
    .getByRole("button", { name: /^Not on the table/ })
    .and(page.locator(":not([aria-disabled=true])"))
    .first();
  if (await absent.isVisible()) return absent.click({ timeout: 2000 });
  if (await page.locator("g.press").first().isVisible()) return point(page);
}

const mayClaim = (page: Page) => page.locator(".press button:enabled").first().isVisible();

/** Asks for a hint, and returns the button that it marks: a token for a card, or that there is no more to find. */
async function hintedClaim(page: Page, press: (button: Locator) => Promise<void>): Promise<Locator> {
  const hinted = page.locator(".press button.hinted:enabled, .more.hinted:enabled");
  if (!(await hinted.isVisible())) await press(hintButton(page));
  await hinted.waitFor({ timeout: 3000 });
  return hinted;
}

async function point(page: Page): Promise<void> {
  await hintButton(page).click({ timeout: 2000 });
  const hinted = page.locator("g.press.hinted");
  await expect(hinted).toHaveCount(4, { timeout: 3000 });
  for (let place = 0; place < 4; place += 1) await hinted.nth(place).dispatchEvent("click");
}

async function playOut(page: Page, answer: (page: Page) => Promise<void>): Promise<void> {
  while (!(await over(page).isVisible())) {
    await answer(page).catch(() => undefined); // the question may have changed meanwhile
    await page.waitForTimeout(40);
  }
}

test("a whole game by clicking: dice, claims, pointing, and the review", async ({ page }) => {
  test.setTimeout(420_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Oraklos");
  await playOut(page, click);
  await expect(
    page
      .getByRole("group", { name: "Log" })
      .or(page.locator(".side"))
      .getByText(/points at/)
      .first(),
  ).toBeAttached();
  await page.getByRole("button", { name: "Look at the board" }).click();
  const review = page.getByRole("heading", { name: /^Round \d+: .* there$/ });
  const open = page.getByRole("button", { name: "What was there?" });
  await expect(review.or(open)).toBeVisible();
  if (await open.isVisible()) await pressUntil(open, () => expect(review).toBeVisible());
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
  if (await mayClaim(page)) {
    const claim = await hintedClaim(page, (button) => button.press("Enter", { timeout: 2000 }));
    const letter = await claim.getAttribute("aria-keyshortcuts", { timeout: 2000 });
    return page.keyboard.press(letter!.toLowerCase());
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
  test.setTimeout(420_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Junior");
  await playOut(page, type);
  await expect(page.getByText(/puts token 3 on/).first()).toBeAttached();
});

test("a whole game of Antipodes on a phone: cards are named", async ({ page }) => {
  test.setTimeout(420_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, "Antipodes");
  await playOut(page, click);
  await expect(page.getByText(/is not on the table\./).first()).toBeAttached();
});

test("Antipodes on a phone: everything is in reach", async ({ page, browser, complaints }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const friend = await searchWithFriend(page, browser, complaints, "Antipodes");
  const absent = page.getByRole("button", { name: /^Not on the table/ });
  await expect(absent).toHaveCount(6);
  for (const card of await absent.all()) await expect(card).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await friend.context().close();
});

test("the browser sends a claim on pointer down, before the press ends", async ({ page, browser, complaints }) => {
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
  const friend = await searchWithFriend(page, browser, complaints, "Junior");
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
  await friend.context().close();
});

/** Lets the test stop the page's stopwatch and move it on. While it stands still, dice that roll go on rolling. */
async function ownStopwatch(page: Page): Promise<{ stop: () => Promise<void>; moveOn: (ms: number) => Promise<void> }> {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    const stopwatch = { at: null as number | null, real };
    Object.assign(window, { stopwatch });
    performance.now = () => stopwatch.at ?? real();
  });
  const moved = (by: number) =>
    page.evaluate((ms) => {
      const { stopwatch } = window as unknown as { stopwatch: { at: number | null; real: () => number } };
      stopwatch.at = (stopwatch.at ?? stopwatch.real()) + ms;
    }, by);
  return { stop: () => moved(0), moveOn: moved };
}

test("your wishes are visible before the throw; presses count only once the dice lie still", async ({
  page,
  browser,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const stopwatch = await ownStopwatch(page);
  const friend = await startWithFriend(page, browser, complaints, "Oraklos");
  await expect(page.locator(".wishes .wish")).toHaveCount(3);
  await chooseDice(friend);
  await stopwatch.stop();
  await chooseDice(page);
  const claim = page.getByRole("button", { name: /^Token 3 on/ }).first();
  await expect(page.getByText("The dice are rolling…")).toBeVisible();
  await expect(claim).toBeDisabled();
  await page.keyboard.press("q");
  await stopwatch.moveOn(2000);
  await expect(claim).toBeEnabled();
  await expect(page.getByRole("timer")).toHaveAttribute("aria-label", "900 seconds left");
  await expectAccessible(page);
  await page.keyboard.press("s");
  await expect(page.getByRole("group", { name: "Log" }).getByText(/puts token 2/)).toBeVisible();
  await expect(page.getByRole("group", { name: "Log" }).getByText(/puts token 3/)).toHaveCount(0);
  await friend.context().close();
});

test("a player who has stopped looking is not to move, and a hint draws its figure", async ({
  page,
  browser,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const friend = await searchWithFriend(page, browser, complaints, "Junior");
  await expect(page.getByRole("button", { name: /I find no more/ })).toBeEnabled();
  await hintButton(page).click();
  await expect(page.locator(".throw path.hint")).toBeAttached();
  await expect(page.getByText(/dice that are marked make a true prediction/).first()).toBeAttached();
  const own = page.locator(".seats li.you");
  await expect(own).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: /I find no more/ }).click();
  await expect(own).not.toHaveAttribute("aria-current", "true");
  await friend.context().close();
});

for (const [width, height] of [
  [844, 390],
  [360, 640],
] as const)
  test(`at ${width} × ${height} table, tokens and text are visible, and the table zooms around the finger`, async ({
    page,
    browser,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    const friend = await searchWithFriend(page, browser, complaints, "Junior");
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
    await expect.poll(die).toBeLessThan(20);
    const box = (await table.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await expect.poll(frame).not.toBe(whole);
    await expect.poll(die).toBeGreaterThanOrEqual(20);
    await page.mouse.up();
    await expect.poll(frame).toBe(whole);
    await friend.context().close();
  });
