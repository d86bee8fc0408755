import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test, watch } from "./test";

interface Wish { [label: string]: string }

/** Small dice without holes: nearly every card is on the table, so that few rounds end a game. */
const KIND_THROW = { name: "kind.toml", mimeType: "text/plain", buffer: Buffer.from("[dice]\ngap = 1.6\nhole_faces = 0\n[side]\nstandard = 0.03\njunior = 0.03\nantipodes = 0.13\n") };

/** The form for a new table, with clocks that a slow machine can keep. */
async function fill(page: Page, mode: string, wish: Wish): Promise<void> {
  await page.getByRole("radio", { name: "2", exact: true }).check();
  const more = page.getByText("More choices");
  if (await more.isVisible()) await more.click();
  await page.getByRole("combobox", { name: "Game" }).selectOption({ label: mode });
  for (const [label, value] of Object.entries(wish)) await page.getByLabel(label).fill(value);
  await page.getByLabel("Own throw").setInputFiles(KIND_THROW);
}

async function start(page: Page, mode: string, wish: Wish = {}): Promise<void> {
  await page.goto("/new/oraklos?bots=1");
  await fill(page, mode, { "Showing clock, in seconds": "60", ...wish });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\//);
}

const over = (page: Page) => page.getByRole("heading", { name: /won$/ });
const hint = (page: Page) => page.getByRole("button", { name: "Hint" }).click({ timeout: 2000 });
const HURRY = { "Search clock, in seconds": "5" };

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
  const absent = page.getByRole("button", { name: /^Not on the table/ }).and(page.locator(":enabled")).first();
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
  await expect(page.getByRole("log").or(page.locator(".side")).getByText(/points at/).first()).toBeAttached();
  const review = page.getByRole("heading", { name: /^Round \d+: .* there$/ });
  if (!(await review.isVisible())) await page.getByRole("button", { name: "What was there?" }).click();
  await expect(review).toBeVisible();
  await expect(page.locator(".throw path.true").first()).toBeAttached();
  await expectAccessible(page);
});

/** Goes from where the focus is to this die, with the Tab key alone, and points at it. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let steps = 0; steps < 90; steps += 1) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")).startsWith(label)) return page.keyboard.press("Enter");
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

test("arrows lead from die to die, and the table can be brought closer", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/practice");
  await page.getByRole("button", { name: "Begin" }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.locator("g.press").first().focus();
  const seen = new Set([await focused()]);
  for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"]) {
    await page.keyboard.press(arrow);
    seen.add(await focused());
  }
  expect(seen.size).toBeGreaterThan(2);
  const frame = () => page.locator(".throw > svg").getAttribute("viewBox");
  const whole = await frame();
  await page.getByRole("button", { name: "Closer" }).click();
  expect(await frame()).not.toBe(whole);
  const near = await frame();
  const box = (await page.locator(".throw > svg").boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 150, { steps: 4 });
  await page.mouse.up();
  expect(await frame()).not.toBe(near);
  await page.getByRole("button", { name: "The whole table" }).click();
  expect(await frame()).toBe(whole);
});

test("practice alone: answers are judged, a run ends with a result, and records stay until they are cleared", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await page.getByRole("link", { name: "Practise alone" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("g.press")).toHaveCount(16);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const die of [0, 5, 9, 12]) await page.locator("g.press").nth(die).dispatchEvent("click");
  await expect(page.locator(".verdict")).not.toHaveText("Point at four dice, in order around the figure.");
  for (let place = 1; place <= 5; place += 1) {
    if (await page.locator("g.press").first().isVisible()) await page.keyboard.press("n");
    await expect(page.locator(".verdict").filter({ hasText: /^(Right|No: there was something)/ })).toBeVisible();
    await expect(page.getByText(`Throw ${place} of 5`)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Enter");
    if (place < 5) await expect(page.getByText(`Throw ${place + 1} of 5`)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: /of 5 right/ })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator("dl")).toContainText(/of 5/);
  await page.getByRole("button", { name: "Clear the records" }).click();
  await page.getByRole("button", { name: "Clear the records" }).click();
  await expect(page.locator("dl")).toContainText("0 of 0");
});

/** A second person in a browser of his own. */
async function guest(browser: Browser, complaints: string[]): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en" });
  const page = await context.newPage();
  watch(page, complaints);
  return [context, page];
}

test("two browsers race for a token, and the earlier press wins although its message comes later", async ({ page, browser, complaints }) => {
  const [context, slow] = await guest(browser, complaints);
  // What the slow one says waits until the other's press has gone out.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const order: string[] = [];
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      if (!String(message).includes('"claim 3')) return;
      order.push("quick");
      setTimeout(release, 40);
    });
  });
  await slow.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('"claim 3')) return server.send(message);
      void released.then(() => { order.push("slow"); server.send(message); });
    });
  });
  await page.goto("/new/oraklos");
  await fill(page, "Junior", { "Window for claims, in milliseconds": "1000" });
  await page.getByRole("button", { name: "Open the table" }).click();
  await slow.goto(await page.getByLabel("Address to share").inputValue());
  await slow.getByRole("button", { name: "Sit here" }).first().click();
  await expect(slow.getByText("The host will start the game.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const one of [page, slow]) await one.getByRole("button", { name: "I am ready" }).click({ timeout: 30_000 });
  for (const one of [page, slow]) await expect(one.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled({ timeout: 30_000 });
  await slow.keyboard.press("q");
  await page.waitForTimeout(200); // far more than the clocks of two browsers differ, far less than is forgiven
  await page.keyboard.press("q");
  await expect(page.getByText(/^Too late, by \d+ milliseconds\.$/)).toBeVisible();
  expect(order).toEqual(["quick", "slow"]);
  await expect(slow.getByRole("list", { name: "Tokens" }).getByRole("listitem").first()).not.toContainText("free");
  await expect(slow.getByText(/^Too late/)).toHaveCount(0);
  await context.close();
});

test("what one points at, the others see die by die, before it is judged", async ({ page, browser, complaints }) => {
  const [context, other] = await guest(browser, complaints);
  await page.goto("/new/oraklos");
  await fill(page, "Junior", { "Search clock, in seconds": "20", "Showing clock, in seconds": "60" });
  await page.getByRole("button", { name: "Open the table" }).click();
  await other.goto(await page.getByLabel("Address to share").inputValue());
  await other.getByRole("button", { name: "Sit here" }).first().click();
  await expect(other.getByText("The host will start the game.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const one of [page, other]) await one.getByRole("button", { name: "I am ready" }).click({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled({ timeout: 30_000 });
  await page.keyboard.press("q");
  for (const one of [page, other]) await one.getByRole("button", { name: "I find no more" }).click();
  const dice = page.locator("g.press");
  await expect(dice).toHaveCount(16);
  const line = other.locator(".throw path.drawn");
  const order = other.locator(".throw .die text");
  await expect(line).toHaveCount(0);
  for (const die of [9, 2]) await dice.nth(die).dispatchEvent("click");
  await expect(order).toHaveText(["2", "1"]); // in the order of the dice: the tenth was the first
  await expect(line).toHaveAttribute("d", /^M\S+ \S+L\S+ \S+$/);
  await expect(other.getByRole("timer")).toBeVisible();
  await expect(other.locator(".verdict")).toHaveCount(0);
  await dice.nth(9).dispatchEvent("click");
  await expect(order).toHaveText(["1"]);
  for (const die of [9, 5, 12]) await dice.nth(die).dispatchEvent("click");
  await expect(line).toHaveCount(0);
  await expect(other.getByRole("heading", { name: /^Round 1:/ })).toBeVisible();
  await context.close();
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
  expect(JSON.parse(last)).toMatchObject({ type: "act", do: expect.stringMatching(/^claim 3 /), at: expect.any(Number) });
});
