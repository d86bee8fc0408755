/** The rules pages: pictures, search, the opened clause, and the printed summary. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, tutorialPort } from "./server";
import { expect, expectAccessible, expectNoSidewaysScroll, playAgainstBots, test } from "./test";

const rooms = join(root, "src/adyton/games");
const GAMES = readdirSync(rooms, { recursive: true, encoding: "utf8" })
  .map((path) => /^(\w+)\/pictures\.toml$/.exec(path)?.[1])
  .filter((game) => game !== undefined);
const namesOf = (game: string) =>
  [...readFileSync(join(rooms, game, "pictures.toml"), "utf8").matchAll(/^name = "(.+)"$/gm)].map((found) => found[1]!);

for (const game of GAMES)
  for (const language of ["en", "de"])
    test(`${game}: every picture is drawn, light and dark, ${language}`, async ({ page }) => {
      await page.addInitScript(
        (language) => localStorage.setItem("adyton", JSON.stringify({ language, soundAsked: true })),
        language,
      );
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize(theme === "dark" ? { width: 360, height: 780 } : { width: 1100, height: 900 });
        if (theme === "light") await page.goto(`/rules/${game}`);
        for (const name of namesOf(game)) {
          const figure = page.locator(`[data-picture="${name}"]`);
          await expect(figure).toHaveCount(1);
          await expect(figure.locator("figcaption")).not.toContainText(`${game}-picture-`);
          const drawing = figure.locator(".drawing");
          await expect(drawing).toBeVisible();
          await expect(drawing.locator("svg, td, b").first(), name).toBeAttached();
          const smaller = () =>
            drawing.evaluate((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height));
          await expect.poll(smaller, name).toBeGreaterThan(30);
        }
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        const folder = process.env["RULES_SHOTS"];
        if (folder)
          await page.screenshot({ path: `${folder}/${game}-${language}-${theme}.png`, fullPage: true, scale: "css" });
      }
    });

for (const game of GAMES)
  for (const language of ["en", "de"])
    test(`${game}: the summary is one printed page, ${language}`, async ({ page }) => {
      await page.addInitScript(
        (language) => localStorage.setItem("adyton", JSON.stringify({ language, theme: "dark", soundAsked: true })),
        language,
      );
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`/rules/${game}`);
      await page.locator(`a[href="/rules/${game}/summary"]`).click();
      await expect(page.locator(".sheet h2").nth(2)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(paper).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
    });

test("a search in the rules marks the words and steps through them", async ({ page }) => {
  await page.goto("/rules/oracle");
  const field = page.getByRole("searchbox", { name: "Search the rules" });
  await field.fill("CHIP loser");
  await expect(page.getByRole("status").filter({ hasText: /^1 of \d+$/ })).toBeVisible();
  await expect(page.locator("mark").first()).toBeVisible();
  const current = page.locator(".rules .current");
  await expect(current).toBeInViewport();
  const first = await current.textContent();
  await field.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^2 of \d+$/ })).toBeVisible();
  await expect(current).not.toHaveText(first!);
  await page.getByRole("button", { name: "Previous passage" }).click();
  await expect(current).toHaveText(first!);
  await expectAccessible(page);
  await field.fill("submarine");
  await expect(page.getByText("nothing found")).toBeVisible();
  await field.press("Escape");
  await expect(page.locator("mark")).toHaveCount(0);
});

test("beside the board the rules open at the relevant clause, and can be searched", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "Oracle");
  await page.getByRole("button", { name: /^Read rule/ }).click();
  const clause = page.locator(".rules .wanted");
  await expect(clause).toContainText("ORA-12");
  await expect(page.locator("[data-picture=choice] .drawing")).toBeAttached();
  await expect(clause).toBeInViewport();
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("phoenix");
  await expect(page.locator(".rules .current")).toBeInViewport();
});

test.describe("a game added as a folder", () => {
  test.use({ baseURL: `http://127.0.0.1:${tutorialPort}` });

  test("has its picture too", async ({ page }) => {
    await page.goto("/rules/lots");
    const figure = page.locator("[data-picture=bet]");
    await expect(figure).toContainText("Your lot: 7");
    await expect(figure.locator("figcaption")).toContainText("Seat 0 has drawn a 7");
  });
});
