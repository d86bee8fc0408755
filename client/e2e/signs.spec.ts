/** Signs on the boards explain themselves and cover nothing important; panel and waiting room are easy to reach. */
import type { Locator, Page } from "@playwright/test";
import { slowLine } from "./proxy";
import { bothReady, invite, searchWithFriend, sitAndStart } from "./oraklos";
import { expect, pressUntil, secondBrowser, test, watch } from "./test";

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A table of Delphi at which it is our turn: no bot moves, so nothing scrolls and hides an explanation. */
async function openDelphi(page: Page): Promise<void> {
  await page.goto("/new/delphi?bots=1");
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
  await expect(page.locator(".ship.own")).toBeVisible();
  await expect(page).toHaveTitle(/Your turn/);
}

test("a hex shows its name and rule on hover and on focus, without covering itself or your ship", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDelphi(page);
  const card = page.getByRole("tooltip");
  for (const kind of ["temple", "city"]) {
    const hex = page.getByRole("button", { name: new RegExp(`^the .*${kind}`) }).first();
    await expect(async () => {
      await page.mouse.move(0, 0);
      await hex.hover();
      await expect(card).toContainText(new RegExp(kind), { timeout: 5000 });
      await expect(card).toContainText("From a water beside it", { timeout: 5000 });
      expect(await overlap(card, hex)).toBe(false);
      expect(await overlap(card, page.locator(".ship.own"))).toBe(false);
    }).toPass();
  }
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);
  await page.locator(".hex[tabindex='0']").press("ArrowLeft");
  await expect(card).toBeVisible();
});

test("on a touch screen a long press explains, and a tap still presses", async ({ browser, baseURL, complaints }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    hasTouch: true,
    reducedMotion: "reduce",
    locale: "en",
  });
  const page = await context.newPage();
  watch(page, complaints);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDelphi(page);
  const hex = page.locator(".hex:has(.ripple), .hex.look, .hex").nth(60);
  const finger = (type: string) => hex.dispatchEvent(type, { pointerType: "touch", isPrimary: true, pointerId: 7 });
  await finger("pointerdown");
  await expect(page.getByRole("tooltip")).toBeVisible();
  await finger("pointerup");
  await hex.dispatchEvent("click");
  await expect(hex).toHaveAttribute("aria-pressed", "false");
  // In one go: on a busy machine two calls might be as far apart as a long press.
  await hex.evaluate((one) => {
    for (const type of ["pointerdown", "pointerup"])
      one.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", isPrimary: true, pointerId: 7 }));
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  await expect(hex).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await context.close();
});

test("during the search a die says whether it can be a corner, and its card covers no die", async ({
  page,
  browser,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const friend = await searchWithFriend(page, browser, complaints, "Junior");
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled();
  const dice = page.locator("[data-die]");
  const card = page.getByRole("tooltip");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await dice.nth(2).hover();
    await expect(card).toContainText("It can be a corner", { timeout: 5000 });
    for (const die of await dice.all()) expect(await overlap(card, die)).toBe(false);
  }).toPass();
  await friend.context().close();
});

test("log, chat, score and rules are one tap away on phones and tablets", async ({ page }) => {
  await page.goto("/new/keltis?bots=1");
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
  const head = page.getByRole("navigation", { name: "Log, chat and rules" });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Log", "Chat", "Score", "Rules"])
      await expect(head.getByRole("button", { name })).toBeInViewport({ ratio: 0.9 });
    const panel = page.getByRole("tabpanel", { name: "Rules" });
    const back = page.getByRole("button", { name: "Back to the board" });
    await pressUntil(head.getByRole("button", { name: "Rules" }), () => expect(panel).toBeInViewport());
    await pressUntil(back, () => expect(back).toBeHidden());
    await expect(page.locator(".board")).toBeInViewport({ ratio: 0.9 });
  }
});

test("the host chooses which bot takes the free seats", async ({ page }) => {
  await page.goto("/new/keltis");
  await pressUntil(page.getByRole("button", { name: "Open the table" }), () => page.waitForURL(/\/table\//));
  await page.getByLabel("Bots on free chairs").selectOption("greedy");
  const asked = page.waitForRequest((request) => request.method() === "POST" && /\/bot$/.test(request.url()));
  await pressUntil(page.getByRole("button", { name: /^Start, with bots/ }), () => asked);
  expect((await asked).postDataJSON()).toMatchObject({ bot: "greedy" });
  await expect(page.locator(".seats li").first()).toBeVisible();
});

test("the text view groups the choices of Delphi, with prices", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(/^Text view/).check();
  await page.goto("/new/delphi?bots=1");
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
  const plain = page.locator(".plain section").first();
  await expect(async () => {
    if ((await plain.getByRole("heading", { level: 3 }).count()) < 3)
      await plain.locator("li button:enabled").filter({ visible: true }).first().click({ timeout: 500 });
    await expect(plain.getByRole("heading", { level: 3 }).nth(2)).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await plain.locator("button:visible").count()).toBeLessThan(60);
  const price = plain.locator(".price").first();
  // Without favour nothing has a price; a die brings some.
  if ((await price.count()) === 0) await plain.getByRole("button", { name: "Take favour" }).first().click();
  await expect(price).toBeAttached();
});

const LINE_MS = 700;

test("on a slow connection the browser learns its delay, and its dice lie still as well", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const line = await slowLine(Number(new URL(baseURL!).port), LINE_MS);
  const slow = await secondBrowser(browser, complaints);
  let delay = 0;
  slow.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      delay = (JSON.parse(String(payload)) as { delay?: number }).delay ?? delay;
    }),
  );
  await page.goto("/new/oraklos");
  const invitation = await invite(page, "Junior");
  await sitAndStart(page, slow, `${line.address}${invitation.pathname}${invitation.hash}`);
  await bothReady(page, slow);
  for (const one of [page, slow]) await expect(one.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled();
  // By this much the slow browser corrects the table's clock, by which the dice stop.
  await expect.poll(() => delay).toBeGreaterThan(0.9 * LINE_MS);
  await slow.context().close();
  line.close();
});
