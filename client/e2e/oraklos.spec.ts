import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

/** A table against bots, with clocks that a slow machine can keep. */
async function start(page: Page, mode: string): Promise<void> {
  await page.goto("/new/oraklos?bots=1");
  await page.getByRole("radio", { name: "2", exact: true }).check();
  const more = page.getByText("More choices");
  if (await more.isVisible()) await more.click();
  await page.getByRole("combobox", { name: "Game" }).selectOption({ label: mode });
  await page.getByLabel("Showing clock, in seconds").fill("60");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\//);
}

async function chooseDice(page: Page, verb: "Put" | "Take"): Promise<void> {
  const confirm = page.getByRole("button", { name: new RegExp(`^${verb} these`) });
  await expect(confirm).toBeVisible({ timeout: 60_000 });
  while (!(await confirm.isEnabled())) await page.getByRole("button", { name: /^One .* die more$/ }).and(page.locator(":enabled")).first().click();
  await confirm.click();
}

/** Points at the first four dice, one of them by keyboard. */
async function point(page: Page): Promise<void> {
  const die = (number: number) => page.getByRole("button", { name: new RegExp(`^Die ${number},`) });
  await expect(die(1)).toBeVisible({ timeout: 60_000 });
  await die(1).focus();
  await page.keyboard.press("Enter");
  await expect(die(1)).toHaveAttribute("aria-pressed", "true");
  for (const number of [2, 3, 4]) await die(number).dispatchEvent("click");
}

test("a round by clicking: dice, a claim, the showing with its verdict, and what was there", async ({ page }) => {
  test.setTimeout(240_000); // the bots look as long as people would
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, "Oraklos");
  await chooseDice(page, "Put");
  const claim = page.getByRole("button", { name: /^Token 3 on/ }).first();
  await expect(claim).toBeEnabled({ timeout: 30_000 });
  await expectAccessible(page);
  await claim.click();
  await expect(page.getByRole("list", { name: "Tokens" })).toContainText("3");
  const stop = page.getByRole("button", { name: "I find no more" });
  if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => undefined);
  await point(page);
  await expect(page.getByRole("log").or(page.locator(".side")).getByText(/points at 1 2 3 4/).first()).toBeVisible({ timeout: 30_000 });
  await chooseDice(page, "Take");
  await expect(page.getByRole("heading", { name: /^Round 1: .* there$/ })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
});

test("Junior throws when all are ready, and a key is a claim", async ({ page }) => {
  await start(page, "Junior");
  await page.getByRole("button", { name: "I am ready" }).click({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled({ timeout: 30_000 });
  await page.keyboard.press("q");
  await expect(page.getByText(/puts token 3 on/).first()).toBeVisible({ timeout: 15_000 });
});

test("Antipodes on a phone: a card is named, and all is in reach", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, "Antipodes");
  await page.getByRole("button", { name: "I am ready" }).click({ timeout: 30_000 });
  const absent = page.getByRole("button", { name: /^Not on the table/ });
  await expect(absent).toHaveCount(6, { timeout: 30_000 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await absent.first().click();
  await expect(page.getByText(/is not on the table\./).first()).toBeAttached({ timeout: 30_000 });
});
