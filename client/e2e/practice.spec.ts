import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, pressUntil, redrawn, test } from "./test";

/** The clock of a throw runs a hundred times slower, so that it never runs out on a slow machine. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const [now, wait] = [performance.now.bind(performance), window.setTimeout.bind(window)];
    performance.now = () => now() / 100;
    const slowly = (run: () => void, ms = 0) => wait(run, ms > 10_000 ? 100 * ms : ms);
    window.setTimeout = slowly as typeof setTimeout;
  });
});

/** Every throw is this one. */
async function sameThrow(page: Page): Promise<void> {
  await page.route(/\/api\/practice\/oraklos\/junior\/\d+$/, (route) =>
    route.continue({ url: route.request().url().replace(/\d+$/, "7") }),
  );
}

test("arrows move from die to die, and the table can be zoomed", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sameThrow(page);
  await page.goto("/practice");
  await page.getByRole("button", { name: "Begin" }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.locator("g.press").first().focus();
  const seen = new Set([await focused()]);
  for (const arrow of [
    "ArrowDown",
    "ArrowUp",
    "ArrowRight",
    "ArrowRight",
    "ArrowRight",
    "ArrowLeft",
    "ArrowLeft",
    "ArrowLeft",
  ]) {
    await page.keyboard.press(arrow);
    seen.add(await focused());
  }
  expect(seen.size).toBeGreaterThan(2);
  const frame = () => page.locator(".throw .table > svg").getAttribute("viewBox");
  const whole = await frame();
  await page.keyboard.press("+");
  await expect.poll(frame).not.toBe(whole);
  const near = await frame();
  const box = (await page.locator(".throw .table > svg").boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 150, { steps: 4 });
  await page.mouse.up();
  await expect.poll(frame).not.toBe(near);
  for (let step = 0; step < 6; step += 1) {
    await page.locator("g.press").first().focus();
    await page.keyboard.press("-");
  }
  await expect.poll(frame).toBe(whole);
});

test("on a phone the whole table is visible, and a press beside a die selects it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sameThrow(page);
  await page.goto("/practice");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("g.press")).toHaveCount(16);
  await redrawn(page);
  const table = (await page.locator(".throw .table").boundingBox())!;
  const dice = await Promise.all((await page.locator("g.press").all()).map(async (die) => (await die.boundingBox())!));
  for (const die of dice) {
    expect(die.x).toBeGreaterThan(table.x);
    expect(die.x + die.width).toBeLessThan(table.x + table.width);
    expect(die.y).toBeGreaterThan(table.y);
    expect(die.y + die.height).toBeLessThan(table.y + table.height);
  }
  const lowest = dice.reduce((one, two) => (one.y > two.y ? one : two));
  await page.mouse.click(lowest.x + lowest.width / 2, lowest.y + lowest.height + 3);
  await expect(page.locator("g.press").nth(dice.indexOf(lowest))).toHaveAttribute("aria-pressed", "true");
});

test("practice: answers are judged, a run ends with a result, and records stay until they are cleared", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await page.getByRole("link", { name: "Practise alone" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("g.press")).toHaveCount(16);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const die of [0, 5, 9, 12]) await page.locator("g.press").nth(die).dispatchEvent("click");
  await expect(page.locator(".verdict")).not.toHaveText("Point at four dice, in order around the figure.");
  const result = page.getByRole("heading", { name: /of 5 right/ });
  // A throw with nothing to find does not count, so there may be more than five.
  for (let place = 0; place < 40 && !(await result.isVisible()); place += 1) {
    if (await page.locator("g.press").first().isVisible()) await page.keyboard.press("n");
    await expect(page.locator(".verdict").filter({ hasText: /^(Right|No: there was something)/ })).toBeVisible();
    await expect(page.getByText(/^Throw \d of 5/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Enter");
    await expect(page.locator("g.press").first().or(result)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: /of 5 right/ })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator("dl")).toContainText(/of 5/);
  // The second press confirms the first.
  await pressUntil(page.getByRole("button", { name: "Clear the records" }), () =>
    expect(page.locator("dl")).toContainText("0 of 0"),
  );
});

test("practice of Antipodes: cards by number, one answer for each throw, its own records", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/practice");
  await page.getByRole("radio", { name: "Antipodes" }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  const absent = page.getByRole("button", { name: /^Not on the table/ });
  await expect(absent).toHaveCount(6);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await redrawn(page);
  const place = async () => (await page.locator(".throw .table > svg").boundingBox())!.y;
  const before = await place();
  await page.keyboard.press("3");
  await expect(page.locator(".verdict")).toHaveText(/^(Right: that one was not there\.|No: that one was there\.)/);
  await redrawn(page);
  expect(await place()).toBe(before); // The layout does not shift while the verdict is shown.
  await expect(page.locator(".cards [aria-pressed=true]")).toHaveText(/×\d/);
  await page.keyboard.press("Enter");
  await expect(absent.first()).toBeEnabled();
  await page.keyboard.press("n");
  await expect(page.locator(".verdict")).toHaveText(/^(Right: all six were there\.|No: not all six were there\.)/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your records in Antipodes" })).toBeVisible();
  await expect(page.locator("dl")).toContainText(/of [12]/);
  await page.getByRole("radio", { name: /^Wishes/ }).check();
  await expect(page.locator("dl")).toContainText("0 of 0");
});

test("the ladder begins with eight dice, one card and no button to say that nothing is there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/practice");
  await page.getByRole("radio", { name: "Find four" }).check();
  await expect(page.getByText("Read their colours clockwise")).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("g.press")).toHaveCount(8);
  await expect(page.locator(".hand .wish")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /Nothing for my cards/ })).toHaveCount(0);
  await expectAccessible(page);
});
