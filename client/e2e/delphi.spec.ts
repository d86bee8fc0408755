import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, playAgainstBots, pressUntil, test } from "./test";

const isMine = async (page: Page) => (await page.title()).includes("Your turn");
const isActing = (page: Page) => page.locator(".choices.act").isVisible();

/** A game for two with eight tasks each, against one bot. */
async function startShort(page: Page): Promise<void> {
  await page.goto("/new/delphi?bots=1");
  await page.getByRole("radio", { name: "2", exact: true }).check();
  const more = page.getByText("More choices");
  if (await more.isVisible()) await more.click();
  await page.getByLabel("Short game").check();
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
  await expect(page.getByRole("group", { name: "The sea" })).toBeVisible();
}

/** Answers every question that comes before your own actions. */
async function untilActing(page: Page): Promise<void> {
  await expect(async () => {
    const answer = page.locator(".choices:not(.act) .offer:enabled").first();
    const drops = page.locator(".drop");
    for (let index = 0; index < Math.min(3, await drops.count()); index += 1)
      await drops.nth(index).click({ timeout: 3000 });
    if (await page.locator(".rest .primary").isVisible()) await page.locator(".rest .primary").click({ timeout: 3000 });
    if (await answer.isVisible()) await answer.click({ timeout: 3000 });
    expect(await isActing(page)).toBe(true);
  }).toPass({ intervals: [50] });
}

type Press = (what: Locator) => Promise<void>;
const byMouse: Press = (what) => what.click({ timeout: 5000 });
/** Uses the keyboard alone: focuses the element and presses Enter. */
const byKeys: Press = (what) => what.press("Enter", { timeout: 5000 });

/** Plays the move a bot would make, by pressing the highlighted elements. Returns whether it ended the turn. */
async function follow(page: Page, press: Press): Promise<boolean> {
  // On a phone a tip of the first game lies over the buttons.
  const tip = page.getByRole("button", { name: "Hide the tip" });
  if (await tip.isVisible()) await press(tip);
  await press(page.getByRole("button", { name: "Hint", exact: true }));
  await page.locator(".hinted").first().waitFor({ timeout: 30_000 }); // the bots may be busy elsewhere
  const answer = page.locator(".choices .offer.hinted").first();
  const coin = page.locator(".coin.hinted").first();
  if (await page.locator(".end.hinted").isVisible()) {
    await press(page.locator(".end"));
    const yes = page.getByRole("button", { name: "End the turn now" });
    if (await yes.isVisible()) await press(yes);
    return true;
  }
  const drops = page.locator(".drop.hinted");
  if (await drops.first().isVisible()) {
    for (const drop of await drops.all()) await press(drop);
    await press(page.locator(".rest .primary"));
    return false;
  }
  if (await coin.isVisible()) await press(coin);
  if (!(await answer.isVisible())) await page.locator(".hex.hinted").press("Enter", { timeout: 5000 });
  if (await answer.isVisible()) await press(answer);
  return false;
}

test("a whole short game by pressing what shines", async ({ page }) => {
  test.setTimeout(900_000); // about a hundred moves, each with a hint of the bot
  await page.setViewportSize({ width: 1280, height: 800 });
  await startShort(page);
  const over = page.getByRole("heading", { name: /won$/ });
  const until = Date.now() + 840_000;
  while (!(await over.isVisible()) && Date.now() < until) {
    if (await isMine(page)) await follow(page, byMouse).catch(() => undefined);
    await page.waitForTimeout(15);
  }
  await expect(over).toBeVisible();
  await expectAccessible(page);
});

test("three turns by keyboard alone", async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await startShort(page);
  for (let turns = 0; turns < 3;) {
    const isEnding = (await isMine(page)) && (await follow(page, byKeys).catch(() => false));
    if (isEnding) turns += 1;
    await page.waitForTimeout(15);
  }
});

test("a fight on a phone: strength, odds and both answers are visible, and favor buys another roll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // In this lesson the first roll of the fight always misses.
  await page.goto("/learn/delphi/fight");
  await expect(page.locator(".learn-bar .says")).toBeVisible();
  await page.request.put("/api/lessons/delphi/fight", { data: { step: 3 } });
  await page.reload();
  const scene = page.getByRole("region", { name: "The fight" });
  await expect(scene).toContainText(/strength \d/);
  await expect(scene.getByRole("list", { name: /^Chance to win/ }).getByRole("listitem")).toHaveText(
    [1, 2, 3, 4].map((favor) => new RegExp(`^\\d+ %${favor} favour$`)),
  );
  const on = page.getByRole("button", { name: /^Fight on/ });
  const giveUp = page.getByRole("button", { name: "Give up" });
  const bar = page.locator(".learn-bar");
  await expect(async () => {
    const top = (await bar.boundingBox())!.y;
    for (const one of [scene, on, giveUp]) {
      await expect(one).toBeInViewport({ ratio: 1, timeout: 3000 });
      const box = (await one.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(top);
    }
  }).toPass(); // the board may still be measuring itself
  await expectAccessible(page);
  await on.click();
  await expect(scene).toContainText(/8\s*enough/);
});

test("a die highlights its places, a place offers ways to pay, and ending the turn asks first", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  await page.locator(".coin.able:enabled").first().click();
  await expect(page.locator(".hex.goal").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Favour for each colour" })).toBeVisible();
  await expectAccessible(page);
  const dark = page.locator(".hex.dim").first();
  await expect(async () => {
    await page.mouse.move(2, 2);
    await dark.hover(); // the sea may have moved below the pointer
    await expect(page.locator(".sea .note.why")).not.toBeEmpty({ timeout: 3000 });
  }).toPass();
  await page.mouse.move(2, 2);
  await expect(page.locator(".sea .note.why")).toHaveCount(0);
  await dark.focus();
  await expect(page.locator(".sea .note.why")).not.toBeEmpty();
  await dark.press("Enter");
  await expect(page.locator(".choices.act .soft").filter({ hasText: "Nothing to do here with" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".hex.goal")).toHaveCount(0);
  await page.locator(".end").click();
  const asked = page.getByRole("alert").filter({ hasText: "unused dice" });
  await expect(asked).toBeVisible();
  await pressUntil(page.getByRole("button", { name: "Go on" }), () => expect(asked).toHaveCount(0));
  await page.getByRole("button", { name: "Legend" }).click();
  await expect(page.getByRole("heading", { name: "Legend" })).toBeVisible();
  await expectAccessible(page);
});

test("at the start of a turn you see what the others did, and can replay it on the sea", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  const recap = page.getByRole("region", { name: "Since your last turn" });
  const close = recap.getByRole("button", { name: "Close" });
  if (await close.isVisible()) await close.click(); // bots may have played before the first turn
  await expect(recap).toHaveCount(0);
  await page.locator(".end").click();
  const yes = page.getByRole("button", { name: "End the turn now" });
  await pressUntil(yes, () => expect(yes).toHaveCount(0));
  await expect(async () => {
    await untilActing(page);
    await expect(recap.getByRole("listitem").first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  // A line of the replay is shown for about a second. The page itself looks for one with a place.
  const shown = page.waitForFunction(
    () => document.querySelectorAll("li.now").length === 1 && document.querySelectorAll(".hex.marked").length === 1,
  );
  await recap.getByRole("button", { name: "Show again" }).click();
  await shown;
  await pressUntil(recap.getByRole("button", { name: "Stop" }), () =>
    expect(recap.locator("li.now")).toHaveCount(0, { timeout: 2000 }),
  );
  await pressUntil(close, () => expect(recap).toHaveCount(0));
});

test("a move by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  await page.locator(".coin.able:enabled").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".hex.goal").first()).toBeVisible();
  const sailings = page.getByRole("group", { name: "Log" }).getByText(/sails to [a-z]+ water/);
  const before = await sailings.count(); // of the bots
  const start = page.locator('.hex[tabindex="0"]');
  await start.focus();
  for (const arrow of [
    "ArrowRight",
    "ArrowUp",
    "ArrowUp",
    "ArrowLeft",
    "ArrowLeft",
    "ArrowDown",
    "ArrowDown",
    "ArrowDown",
  ]) {
    await page.keyboard.press(arrow);
    if (await page.locator(".hex.goal:focus").count()) break;
  }
  await expect(page.locator(".hex.goal:focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  // If it costs favour, the board asks first.
  const cost = page.locator(".choices .cost");
  const offer = page.locator(".choices .offer").first();
  await expect(async () => {
    if (await cost.isVisible()) await offer.press("Enter", { timeout: 3000 });
    await expect(sailings).toHaveCount(before + 1, { timeout: 3000 });
  }).toPass();
});

test("the sea fits a phone and can be zoomed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  await expectNoSidewaysScroll(page);
  const frame = () => page.locator(".sea svg").first().getAttribute("viewBox");
  const before = await frame();
  await page.getByRole("button", { name: "Closer" }).click();
  await expect.poll(frame).not.toBe(before);
  const die = page.locator(".coin.able:enabled").first();
  await die.click();
  await expect(die).toBeInViewport();
  await expect(page.locator(".choices .offer").first()).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("button", { name: "The whole sea" }).click();
  const hexes = () =>
    page
      .locator(".hex .ground")
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ bottom, right }) => ({ bottom, right })),
      );
  await expect(async () => {
    const all = await hexes();
    expect(Math.max(...all.map((one) => one.bottom))).toBeLessThan((await page.locator(".thumb").boundingBox())!.y);
    expect(Math.max(...all.map((one) => one.right))).toBeLessThan((await page.locator(".tools").boundingBox())!.x);
  }).toPass();
});

test("hovering a die highlights what it can do, and the highlight goes away afterwards", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  await expect(async () => {
    await page.mouse.move(2, 2);
    await page.locator(".coin.able:enabled").first().hover(); // the dice may have moved below the pointer
    await expect(page.locator(".hex.goal").first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.mouse.move(2, 2);
  await expect(page.locator(".hex.goal")).toHaveCount(0);
});

test("a pressed task shows its places, routes and prices; pressing a place continues from there", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  const goal = page.getByRole("region", { name: /^Your tasks for Zeus: 0 of 8/ });
  await goal.getByRole("button", { name: "Statue of any colour" }).first().click();
  const task = page.getByRole("region", { name: "Statue of any colour" });
  await expect(task.getByRole("button", { name: /city/ }).first()).toContainText(/\d dice in all/);
  await expect(page.locator(".hex.meant")).toHaveCount(6);
  await expect(page.locator(".route .line")).toHaveCount(1);
  await expectAccessible(page);
  await task.getByRole("button", { name: /city/ }).first().click();
  await expect(page.locator(".choices .head .name")).toContainText(/city/i);
  await expect(page.locator(".choices .later")).toContainText(/Load a \w+ statue/);
  await expect(page.getByRole("main")).not.toContainText(/-?\d,-\d/);
});

test("favour is spent only after its price was shown", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  await page.keyboard.press("1");
  const dear = page.locator(".hex.goal.paid").first();
  await dear.press("Enter");
  await expect(page.locator(".choices .cost")).toContainText(/It costs \d favour; you have \d/);
  await expect(page.locator(".coin.used")).toHaveCount(0);
  await expect(page.locator(".route .line")).toHaveCount(1);
});

async function expectShipAndDice(page: Page): Promise<void> {
  const hex = (await page.locator('.hex[tabindex="0"] .ground').boundingBox())!;
  expect(hex.width).toBeGreaterThanOrEqual(32);
  const map = (await page.locator(".sea .map").boundingBox())!;
  expect(hex.y).toBeGreaterThan(map.y);
  expect(hex.y + hex.height).toBeLessThan(map.y + map.height);
  await expect(page.locator(".coin").first()).toBeInViewport({ ratio: 1, timeout: 3000 });
  const tools = (await page.locator(".tools").boundingBox())!;
  expect(tools.x >= map.x + map.width - 1 || tools.y >= map.y + map.height - 1).toBe(true);
}

test("on small screens your ship and dice are visible, and hexes are large enough", async ({ page }) => {
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
      await expect(() => expectShipAndDice(page)).toPass(); // the board measures itself anew
    });
});

test("a player's sheet opens in full, and Escape closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playAgainstBots(page, "The Oracle of Delphi");
  await untilActing(page);
  const sheet = page.getByRole("dialog");
  const tip = page.getByRole("button", { name: "Hide the tip" });
  await expect(async () => {
    if (await tip.isVisible()) await tip.click({ timeout: 3000 }); // on a phone it lies over the seats
    await page
      .getByRole("button", { name: /^The whole sheet/ })
      .last()
      .click({ timeout: 3000 });
    await expect(sheet.getByRole("heading", { name: "Gods" })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("the replay shows the whole sea on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 750 }); // the head of a finished game takes more of 800
  await startShort(page);
  await untilActing(page);
  await page.goto(`${new URL(page.url()).pathname.replace("/table/", "/replay/")}?line=300`);
  await expect(page.locator(".hex").first()).toBeAttached();
  await expect(async () => {
    const map = (await page.locator(".sea .map").boundingBox())!;
    const boxes = await page.locator(".hex").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(Math.min(...boxes.map((box) => box.top))).toBeGreaterThanOrEqual(map.y);
    expect(Math.max(...boxes.map((box) => box.bottom))).toBeLessThanOrEqual(map.y + map.height);
  }).toPass({ timeout: 20_000 });
});
