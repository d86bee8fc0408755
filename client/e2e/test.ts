/** The project's own `test`: it fails on console errors, and can check a page with axe. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { test as base, expect, type Browser, type Locator, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Errors that tests cause on purpose: a lost connection, and the missing service worker outside the app tests. */
const EXPECTED = /WebSocket connection to|Service Worker registration blocked/;

/** Fails the test on every other error in the console. */
export function watch(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !EXPECTED.test(message.text()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
}

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      watch(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

interface Finding {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

interface Axe {
  run: (root: Document, options: object) => Promise<{ violations: Finding[] }>;
}

const AXE_OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"], // nothing is collected about what is right
};

/** Waits until the page has drawn itself: its main heading is there, and no fade is on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  await page.evaluate(async () => {
    const isFade = (one: Animation) =>
      one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
    const fades = document.getAnimations().filter(isFade);
    await Promise.allSettled([document.fonts.ready, ...fades.map((one) => one.finished)]);
  });
}

export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async (options) => (await (window as unknown as { axe: Axe }).axe.run(document, options)).violations,
    AXE_OPTIONS,
  );
  expect(
    violations.map((one) => `${one.id}: ${one.nodes.map((node) => `${node.html} ${node.failureSummary}`).join(" | ")}`),
  ).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0); // the board may still be measuring itself
}

/** Waits until the page has measured and drawn itself anew, after its size or its content has changed. */
export async function redrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Presses until the element shows: the page drops a second press in the same place within half a second. */
export async function pressUntil(control: Locator, shows: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await control.click({ timeout: 5000 }).catch(() => undefined);
    await Promise.race([
      shows(),
      control
        .page()
        .waitForTimeout(5000)
        .then(() => Promise.reject(new Error("not yet"))),
    ]);
  }).toPass();
}

/** Asks for a hint until it shows: on a busy server a bot may be too late, and the page says so. */
export function takeHint(page: Page, shows: () => Promise<unknown>): Promise<void> {
  return pressUntil(page.getByRole("button", { name: "Hint", exact: true }), shows);
}

/** Gives this browser's account a name at the table. */
export async function takeName(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  await page.getByLabel("Name at the table").fill(name);
  await page.getByRole("button", { name: "Take this name" }).click();
  await expect(page.getByText("That is your name now.")).toBeVisible();
}

/** Gives this browser's account a password. */
export async function keepAccount(page: Page, login: string): Promise<void> {
  await page.goto("/account");
  const keep = page.locator("form", { has: page.getByRole("heading", { name: "Keep this account" }) });
  await keep.getByLabel("Name to sign in with").fill(login);
  await keep.getByLabel("Password").fill("nobody believes me");
  await keep.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("This account is kept with a password.").first()).toBeVisible();
}

/** Lets the test cut the page's connection to its table. It stays lost until the test restores it. */
export async function breakable(page: Page): Promise<{ cut: () => Promise<void>; restore: () => void }> {
  let isCut = false;
  let close = () => Promise.resolve();
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    close = () => socket.close();
  });
  const cut = () => {
    isCut = true;
    return close();
  };
  return { cut, restore: () => (isCut = false) };
}

/** Goes from the home page to a running game, against three Normal bots if the game allows it. */
export async function playAgainstBots(page: Page, title: string): Promise<void> {
  await page.goto("/");
  const heading = page.getByRole("heading", { name: new RegExp(`(^|of )${title}(:|$)`) });
  const card = page.locator("article", { has: heading });
  await pressUntil(card.getByRole("link", { name: "Change…" }), () => page.waitForURL(/\/new\//));
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByLabel("How strong are the bots?").selectOption("normal");
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
}

export { expect };

/** A page of a second person, in another browser. */
export async function secondBrowser(browser: Browser, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en" });
  const page = await context.newPage();
  watch(page, complaints);
  return page;
}

/** Opens a table of Keltis for two. A friend in a second browser takes the other seat. */
export async function tableForTwo(
  page: Page,
  browser: Browser,
  complaints: string[],
  wish = () => Promise.resolve(),
): Promise<Page> {
  await page.goto("/new/keltis");
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await wish();
  await pressUntil(page.getByRole("button", { name: "Open the table" }), () => page.waitForURL(/\/table\//));
  const friend = await secondBrowser(browser, complaints);
  await expect(page.getByRole("heading", { name: "Chairs" })).toBeVisible();
  await friend.goto(page.url());
  await pressUntil(friend.getByRole("button", { name: "Sit here" }).first(), () =>
    expect(friend.getByText("(you)")).toBeVisible(),
  );
  return friend;
}
