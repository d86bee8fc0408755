/** The game of docs/write-a-game.md, added as a folder: with its words and bots, and with rules alone. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bin, root, tutorialPort } from "./server";
import { expect, expectAccessible, expectNoSidewaysScroll, pressUntil, takeHint, test } from "./test";

test.use({ baseURL: `http://127.0.0.1:${tutorialPort}` });

/** The output of `adyton verify` for a record, in a shell that has the same folder of games. */
function verified(record: string): string {
  const folder = mkdtempSync(join(tmpdir(), "adyton-"));
  try {
    const run = { cwd: root, encoding: "utf8", env: { ...process.env, ADYTON_GAMES: join(folder, "games") } } as const;
    execFileSync(join(bin, "python"), ["-m", "tests.support.tutorial", join(folder, "games")], run);
    writeFileSync(join(folder, "record.jsonl"), record);
    return execFileSync(join(bin, "adyton"), ["--lang", "en", "verify", join(folder, "record.jsonl")], run);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** From the home page to a table of two with a bot. */
async function playAgainstBot(page: Page, title: string, blurb: string): Promise<void> {
  await page.goto("/");
  const card = page.locator("article", { has: page.getByRole("heading", { name: title, exact: true }) });
  await expect(card).toContainText(blurb);
  await card.getByRole("link", { name: "Change…" }).click();
  await page.getByRole("radio", { name: "2" }).check();
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
  await expect(page.getByRole("button", { name: /^bet/i })).toBeEnabled();
}

const games = [
  {
    title: "Lots",
    blurb: "Draw a lot, then dare to bet on it.",
    question: "Bet on your lot, or fold.",
    rule: "LOT-2",
    drawn: /You draw lot \d\./,
    why: /^A bot would do this: (Bet|Fold)\. Your lot wins (only )?about \d+ times in a hundred\.$/,
    ending: "The lots are shown.",
  },
  {
    title: "Bare lots",
    blurb: "",
    question: "Speak.",
    rule: null, // No rules are written.
    drawn: /Drawn: lot \d\./,
    why: /^A bot would do this: (bet|fold)\. This promises the most\.$/,
    ending: "Shown.",
  },
];

for (const game of games) {
  test(`${game.title}: a game at the plain table, with hint, review and replay`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await playAgainstBot(page, game.title, game.blurb);
    await expect(page).toHaveTitle(new RegExp(game.title));
    await expect(page.getByRole("heading", { level: 1, name: game.title, exact: true })).toBeAttached();
    await expect(page.getByText(game.question).first()).toBeVisible();
    await expect(page.getByRole("group", { name: "Log" })).toContainText(game.drawn);
    // Opened directly by its address, without the list of games, the table still knows the title.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: game.title, exact: true })).toBeAttached();
    await expect(page.getByText(game.question).first()).toBeVisible();
    const rule = page.getByRole("button", { name: /^Read rule/ });
    await expect(rule).toHaveCount(game.rule ? 1 : 0);
    if (game.rule) await expect(rule).toHaveAttribute("title", game.rule);
    await expectAccessible(page);
    await takeHint(page, () => expect(page.getByText(game.why)).toBeVisible());
    await page.getByRole("button", { name: /^bet/i }).click();
    await expect(page.getByRole("heading", { name: /won$/ })).toBeVisible();
    await expect(page.getByText(game.ending).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Replay", exact: true }).click();
    const slider = page.getByRole("slider", { name: "Position" });
    await expect(slider).toHaveAttribute("max", "2");
    await slider.fill("1");
    await page.getByLabel("Seen by").selectOption("0");
    await page.getByRole("tab", { name: "Review" }).click();
    await expect(page.getByText(/^The bot (has|found) /)).toBeVisible();
    await page.getByRole("tab", { name: "Fairness" }).click();
    await page.getByRole("button", { name: "Compare them now" }).click();
    await expect(page.getByText("They fit")).toBeVisible();
    const address = await page.getByRole("link", { name: "Download the record" }).getAttribute("href");
    const record = await (await page.request.get(address!)).text();
    expect(verified(record)).toContain(`${game.title}, 2 players: 4 moves, all within the rules.`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
}
