import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, playAgainstBots, takeHint, test } from "./test";

/** Does one thing that the board offers. Returns false while it is not our turn. */
async function act(page: Page): Promise<boolean> {
  const go = page.getByRole("button", { name: "Go on", exact: true });
  if (await go.isVisible()) await go.click({ timeout: 3000 });
  const prophecies = page.locator(".choose li button");
  if ((await prophecies.count()) >= 2) {
    await prophecies.nth(0).click();
    await prophecies.nth(1).click();
    await page.getByRole("button", { name: "Keep these two" }).click();
    return true;
  }
  const card = page.locator(".hand .may:enabled").first();
  const loser = page.getByRole("button", { name: "Put it back" });
  if (await loser.isVisible()) await loser.click({ timeout: 3000 });
  else if (await card.isVisible()) await card.click({ timeout: 3000 });
  else return false;
  return true;
}

test("a new visitor plays a whole game against bots by clicking, and replays it", async ({ page }) => {
  test.setTimeout(420_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/new/oracle?bots=1");
  await page.getByRole("radio", { name: "3" }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("heading", { name: "Keep two of these prophecies" })).toBeVisible();
  await expectAccessible(page);
  await act(page);
  await expect(page.locator(".hand .may:enabled").first()).toBeVisible();
  await expectAccessible(page);

  const over = page.getByRole("heading", { name: /won$/ });
  while (!(await over.isVisible())) {
    const isDone = await act(page).catch(() => false); // a bot may have moved meanwhile
    if (!isDone) await page.waitForTimeout(20);
  }
  await expectAccessible(page);

  await page.getByRole("link", { name: "Replay", exact: true }).click();
  const slider = page.getByRole("slider", { name: "Position" });
  const length = async () => Number(await slider.getAttribute("max"));
  await expect.poll(length).toBeGreaterThan(140); // The steps come after the page.
  const last = await length();
  await slider.fill(String(last - 30));
  await expect(page).toHaveURL(/line=\d+/);
  const here = page.url();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page).not.toHaveURL(here);
  await page.getByLabel("Seen by").selectOption("1");
  await expect(page.getByRole("list", { name: /Your hand/ })).toBeVisible();
  await page.getByLabel("Seen by").selectOption("all");
  await expect(page.locator(".opened section")).toHaveCount(3);
  await page.getByRole("tab", { name: "Review" }).click();
  await expect(page.getByText(/^([1-9]\d* % of the game looked through|The bot (has|found) .*)$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Fairness" }).click();
  await page.getByRole("button", { name: "Compare them now" }).click();
  await expect(page.getByText("They fit")).toBeVisible();
  await expectAccessible(page);
  await page.goto(here);
  await expect(slider).toHaveValue(String(last - 30));
});

test("hint, chat, score and rules can be opened", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "Oracle");
  await expect(page.locator(".choose li button").first()).toBeVisible();
  await act(page);
  await expect(page.locator(".hand .may:enabled").first()).toBeVisible();
  await takeHint(page, () => expect(page.locator(".hand .hinted")).toHaveCount(1));
  await expect(page.getByText(/^A bot would do this: Play .+\. .+\.$/)).toBeVisible();
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Say something").fill("Χαῖρε!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Χαῖρε!")).toBeVisible();
  await page.getByRole("button", { name: "Read rule ORA-13" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("ORA-13");
  await page.getByRole("tab", { name: "Score" }).click();
  await expect(page.getByRole("table", { name: "Score pad" })).toBeVisible();
  await expect(page).toHaveTitle(/Your turn/);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width: width!, height: height! });
    await expectNoSidewaysScroll(page);
    await expect(page.locator(".hand .may:enabled").first()).toBeInViewport();
  }
});
