/** Puzzles in a browser: one solved, one failed, by keyboard, by touch and in the text view. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { PuzzleVerdict } from "../src/wire.gen";
import { root } from "./server";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

interface Puzzle {
  id: string;
  best: string[];
  costs: Record<string, number>;
}

const GAMES = ["oracle", "delphi", "keltis", "oraklos"];

function puzzlesOf(game: string): Puzzle[] {
  const text = readFileSync(join(root, "src/adyton/games", game, "puzzles.json"), "utf8");
  return (JSON.parse(text) as { puzzles: Puzzle[] }).puzzles;
}

const inText = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ plain: true, soundAsked: true })));

async function point(page: Page, numbers: string): Promise<void> {
  await page.getByRole("textbox").fill(numbers);
  await page.getByRole("button", { name: "Point at them" }).press("Enter");
}

test("a puzzle is solved by keyboard in the text view, and the next one follows", async ({ page }) => {
  await inText(page);
  const [puzzle] = puzzlesOf("keltis");
  await page.goto(`/puzzles/keltis/${puzzle!.id}`);
  await expect(page.getByText("Which action is best here?")).toBeVisible();
  await page.getByTitle(puzzle!.best[0]!, { exact: true }).press("Enter");
  await expect(page.getByText("Right!")).toBeVisible();
  await expect(page.getByText(/^Your rating: 1[5-9]\d\d \(\+\d+\)$/)).toBeVisible();
  await expectAccessible(page);
  const next = page.getByRole("button", { name: "Next puzzle" });
  await expect(next).toBeFocused();
  await next.press("Enter");
  await expect(next).toHaveCount(0);
  await expect(page.getByText("Which action is best here?")).toBeVisible();
  await page.goto("/puzzles/keltis");
  await expect(page.getByText("1 solved of 1 tried")).toBeVisible();
});

test("a puzzle is failed by touch on a phone, and the board marks the best action", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const puzzle = puzzlesOf("oracle").find((one) => Object.keys(one.costs).length > 2)!;
  await page.goto(`/puzzles/oracle/${puzzle.id}`);
  const cards = page.locator(".hand .may:enabled");
  await expect(cards.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (let place = 0; ; place++) {
    const judged = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && /puzzles/.test(answer.url()),
    );
    await cards.nth(place).click();
    if (!((await (await judged).json()) as PuzzleVerdict).right) break;
  }
  await expect(page.getByText(/^There is something better\./)).toBeVisible();
  await expect(page.getByText(/It costs [\d.]+ points\./)).toBeVisible();
  await expect(page.getByText(/^Best: Play .+\./)).toBeVisible();
  await expect(page.locator(".hand .hinted")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("wrong dice get the reason of the rules, and the right ones are confirmed", async ({ page }) => {
  await inText(page);
  const puzzle = puzzlesOf("oraklos").find((one) => one.best[0]!.startsWith("show") && one.best[0] !== "show 1 2 3 4")!;
  await page.goto(`/puzzles/oraklos/${puzzle.id}`);
  await point(page, "1 2 3 4");
  await expect(page.getByText("There is something better.")).toBeVisible();
  await point(page, puzzle.best[0]!.split(" ").slice(1).join(" "));
  await expect(page.getByText("Right!")).toBeVisible();
});

for (const game of GAMES)
  test(`${game}: the puzzle of the day is shown on the board`, async ({ page }) => {
    // The same one on every day; the next tests open all of them.
    await page.route(`**/api/puzzles/${game}`, async (route) => {
      const info = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...info, day: "1" } });
    });
    await page.goto(`/puzzles/${game}`);
    const day = page.getByRole("link", { name: "Puzzle of the day" });
    await expect(day).toBeVisible();
    await expectAccessible(page);
    await day.click();
    await expect(page.locator(".learn-bar .says")).not.toBeEmpty();
    await expect(page.locator(".learn-bar")).toContainText("Puzzle 1");
    await expect(page.locator(".learn-bar")).not.toContainText("puzzle-");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

/** Opens one puzzle after the other without a reload, and returns what is wrong with each. */
async function faultsOf(page: Page, game: string, ids: string[]): Promise<string[]> {
  return page.evaluate(
    async ([game, ids]) => {
      const bar = () => document.querySelector<HTMLElement>(".learn-bar");
      const isShown = (id: string) =>
        document.title.startsWith(`Puzzle ${id} ·`) && bar()?.querySelector(".says")?.textContent;
      const faults: string[] = [];
      for (const id of ids) {
        history.pushState(null, "", `/puzzles/${game}/${id}`);
        dispatchEvent(new PopStateEvent("popstate"));
        const until = performance.now() + 60_000;
        while (!isShown(id) && performance.now() < until) await new Promise((done) => setTimeout(done, 10));
        await new Promise(requestAnimationFrame);
        if (!isShown(id)) faults.push(`${id}: not shown`);
        else if (/puzzle-|undefined|NaN/.test(bar()!.textContent)) faults.push(`${id}: ${bar()!.textContent}`);
        if (!document.querySelector(".held button:enabled, .held g.press")) faults.push(`${id}: nothing to press`);
        const overhang = () => document.documentElement.scrollWidth - innerWidth;
        // The board may still be measuring itself.
        for (let frame = 0; frame < 60 && overhang() > 0; frame += 1) await new Promise(requestAnimationFrame);
        if (overhang() > 0) faults.push(`${id}: ${overhang()} pixels too broad`);
      }
      return faults;
    },
    [game, ids] as const,
  );
}

for (const game of GAMES)
  test(`${game}: every puzzle is shown on the board of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/puzzles/${game}`);
    await expect(page.getByRole("link", { name: "Puzzle of the day" })).toBeVisible();
    const ids = puzzlesOf(game).map((puzzle) => puzzle.id);
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(await faultsOf(page, game, ids)).toEqual([]);
  });
