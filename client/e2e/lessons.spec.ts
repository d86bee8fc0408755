/** Follows every lesson by its own instructions: in the text view, and on the board by what the board marks. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { LessonScript, LessonStep } from "../src/wire.gen";
import { root, tutorialPort } from "./server";
import { expect, expectAccessible, expectNoSidewaysScroll, pressUntil, test } from "./test";

const rooms = join(root, "src/adyton/games");
const LESSONS = readdirSync(rooms, { recursive: true, encoding: "utf8" })
  .map((path) => /^(\w+)\/lessons\/\d+-([\w-]+)\.toml$/.exec(path))
  .filter((found) => found !== null)
  .map((found) => [found[1]!, found[2]!] as const);

async function openLesson(page: Page, game: string, lesson: string): Promise<LessonScript> {
  await page.goto(`/learn/${game}/${lesson}`);
  await expect(page.locator(".learn-bar .says")).toBeVisible();
  return (await (await page.request.get(`/api/lessons/${game}/${lesson}`)).json()) as LessonScript;
}

/** Waits until the page shows this step's number, after everything that comes before it. */
async function expectStep(page: Page, place: number, script: LessonScript): Promise<void> {
  await expect(page.locator(".learn-bar .soft")).toHaveText(`${place + 1} of ${script.steps.length}`);
  await expect(page.getByRole("button", { name: "Show it at once" })).toBeHidden();
}

/** Presses until the next step is reached: the page drops a second press in the same place within half a second. */
async function advance(page: Page, place: number, script: LessonScript, press: () => Promise<void>): Promise<void> {
  const isLast = place + 1 === script.steps.length;
  const next = isLast
    ? page.getByText("Well done, that was the whole lesson.")
    : page.locator(".learn-bar .soft", { hasText: `${place + 2} of` });
  await expect(async () => {
    if (await next.isVisible()) return;
    await press();
    await expect(next).toBeVisible({ timeout: 1500 });
  }).toPass();
}

/** Continues where the step does not need the board: answers the question, or reads on. */
async function goOn(page: Page, step: LessonStep): Promise<void> {
  if (step.choices.length) await page.locator(".choice").nth(step.choices.indexOf(step.right)).click();
  else await page.locator(".learn-bar").getByRole("button", { name: "Go on" }).click();
}

async function expectAnswer(page: Page, game: string): Promise<void> {
  await expect(page.locator(".learn-bar .answer")).not.toBeEmpty();
  await expect(page.locator(".learn-bar .answer")).not.toContainText(`${game}-`); // A key without a sentence.
}

/** Presses something wrong, if there is anything wrong to press. */
async function pressWrongly(page: Page, game: string, step: LessonStep): Promise<void> {
  const wrong = step.choices.findIndex((choice) => choice !== step.right);
  const other = step.frames.at(-1)!.legal.find((text) => text !== step.do);
  if (wrong >= 0) await pressUntil(page.locator(".choice").nth(wrong), () => expectAnswer(page, game));
  else if (step.do && other) await page.getByTitle(other, { exact: true }).press("Enter");
  else if (step.do && step.frames.at(-1)!.picks)
    await pointInText(page, step.do === "show 1 2 3 4" ? "2 3 4 5" : "1 2 3 4");
  else return;
  await expectAnswer(page, game);
}

/** Does in the text view what the step asks for. */
async function doInText(page: Page, step: LessonStep): Promise<void> {
  if (step.frames.at(-1)!.legal.includes(step.do)) return page.getByTitle(step.do, { exact: true }).press("Enter");
  await pointInText(page, step.do.split(" ").slice(1).join(" "));
}

async function pointInText(page: Page, numbers: string): Promise<void> {
  await page.getByRole("textbox").fill(numbers);
  await page.getByRole("button", { name: "Point at them" }).press("Enter");
}

for (const [game, lesson] of LESSONS) {
  test(`${game}: the lesson "${lesson}" can be followed in the text view`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ plain: true })));
    const script = await openLesson(page, game, lesson);
    for (const [place, step] of script.steps.entries()) {
      await expectStep(page, place, script);
      await expect(page.locator(".learn-bar .says")).not.toContainText(`${game}-`);
      await pressWrongly(page, game, step);
      await advance(page, place, script, () => (step.do ? doInText(page, step) : goOn(page, step)));
    }
  });
}

for (const [game, lesson] of LESSONS) {
  test(`${game}: the lesson "${lesson}" can be followed on the board of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const script = await openLesson(page, game, lesson);
    for (const [place, step] of script.steps.entries()) {
      await expectStep(page, place, script);
      await expectNoSidewaysScroll(page);
      await advance(page, place, script, () => (step.do ? followMarks(page) : goOn(page, step)));
    }
    await expectAccessible(page);
  });
}

/** Presses what the board marks: one element, both halves of an action, or a piece and then its place. */
async function followMarks(page: Page): Promise<void> {
  const help = page.getByRole("button", { name: "Show me" });
  if ((await help.count()) && (await help.isEnabled())) await help.click(); // only where the board does not show it yet
  const marked = page.locator(".held .hinted:visible:not([aria-pressed=true])");
  for (const one of (await marked.all()).reverse()) {
    await one.click({ timeout: 2000, trial: true }); // It can be pressed: nothing covers it.
    await one.dispatchEvent("click"); // A real press in the place of the last one would be dropped for half a second.
  }
  const confirm = page.locator(".held button.primary:enabled:visible");
  if (!(await marked.count()) && (await confirm.count())) await confirm.first().click();
}

test("a newcomer is offered the first lesson, leaves it and resumes it", async ({ page }) => {
  await page.goto("/");
  const card = page.locator("article", { has: page.getByRole("heading", { name: "Oracle", exact: true }) });
  await expect(card.getByRole("button", { name: "Play against bots" })).toBeVisible();
  await card.getByRole("link", { name: "Learn by playing" }).click();
  const noted = page.waitForResponse((one) => one.request().method() === "PUT" && one.url().endsWith("/oracle/trick"));
  await page.getByRole("button", { name: "Go on" }).press("Enter");
  await expect(page.locator(".learn-bar .soft")).toHaveText("2 of 10");
  await noted; // before the page is left
  await expectAccessible(page);
  await page.goto("/learn/oracle");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go on: Your first trick" }).click();
  await expect(page.locator(".learn-bar .soft")).toHaveText("2 of 10");
  await page.goto("/");
  await expect(card.getByRole("button", { name: "Play against bots" })).toBeVisible();
  await expect(card.getByRole("link", { name: "Learn by playing" })).toBeHidden();
});

const QUESTIONS = [
  ["oracle", "trick", 4, "Who wins the trick?", ".trick .reason"],
  ["oraklos", "faults", 2, "What is wrong with", ".verdict"],
] as const;

for (const [game, lesson, step, question, answer] of QUESTIONS)
  test(`${game}: the lesson "${lesson}" does not show the answer beside its question`, async ({ page }) => {
    await openLesson(page, game, lesson);
    await page.request.put(`/api/lessons/${game}/${lesson}`, { data: { step } });
    const script = await openLesson(page, game, lesson);
    await expect(page.getByText(question)).toBeVisible();
    await expectStep(page, step, script);
    await expect(page.locator(answer).filter({ visible: true })).toHaveCount(0);
    const told = page.getByRole("tabpanel").getByRole("listitem");
    const before = await told.count();
    await advance(page, step, script, () => goOn(page, script.steps[step]!));
    await expect.poll(() => told.count()).toBeGreaterThan(before);
  });

test("a step that marks its action offers no further help", async ({ page }) => {
  const script = await openLesson(page, "delphi", "dice");
  expect(script.steps[1]).toMatchObject({ free: false });
  await page.getByRole("button", { name: "Go on" }).click();
  await expectStep(page, 1, script);
  await expect(page.getByRole("button", { name: "Show me" })).toHaveCount(0);
});

test("a forbidden action is explained with the reason from the rules", async ({ page }) => {
  await openLesson(page, "oracle", "trick");
  await page.request.put("/api/lessons/oracle/trick", { data: { step: 6 } });
  await page.reload();
  await page.getByRole("button", { name: /^blue 12/ }).click({ force: true });
  await expect(page.getByText("You must follow yellow.")).toBeVisible();
});

test.describe("a game added as a folder", () => {
  test.use({ baseURL: `http://127.0.0.1:${tutorialPort}` });

  test("has its lesson too", async ({ page }) => {
    await page.goto("/learn/lots");
    await page.getByRole("link", { name: "Start: Your first bet" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await pressUntil(page.getByRole("button", { name: /^Fold/ }), () =>
      expect(page.getByText("Folding costs nothing")).toBeVisible(),
    );
    await pressUntil(page.getByRole("button", { name: /^Bet/ }), () =>
      expect(page.getByText("The other player folded")).toBeVisible(),
    );
  });
});

test("delphi: on a laptop a lesson shows the whole sea, which keeps its size under the pointer", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLesson(page, "delphi", "dice");
  const map = page.locator(".sea .map");
  await expect(page.locator(".hex").first()).toBeAttached();
  const size = await map.boundingBox();
  const ends = await page.locator(".hex").evaluateAll((hexes) => {
    const boxes = hexes.map((hex) => hex.getBoundingClientRect());
    return [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  });
  expect(ends[0]).toBeGreaterThanOrEqual(size!.y);
  expect(ends[1]).toBeLessThanOrEqual(size!.y + size!.height);
  // The hexes are as large as the height above the bar allows, and the tasks take one row of it.
  const { width } = (await page.locator(".hex").first().boundingBox())!;
  expect(width).toBeGreaterThan(26);
  expect((await page.locator(".goal").boundingBox())!.height).toBeLessThan(60);
  await page.locator(".hex", { hasText: "?" }).first().hover();
  await expect(page.locator(".sea .note")).not.toBeEmpty();
  expect(await map.boundingBox()).toEqual(size);
});
