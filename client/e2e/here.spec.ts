/** Tables on this device: the same rules in the browser, without a server. */
import { execFileSync } from "node:child_process";
import { bin } from "./server";
import { STARTED, play, useTextView } from "./local";
import { expect, expectAccessible, test } from "./test";

test.setTimeout(300_000);
test.beforeEach(({ page }) => useTextView(page));

test("a whole game of Keltis on this device, closed and continued; its record verifies", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/new/keltis?bots=1");
  await page.getByRole("link", { name: "Play on this device" }).click();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\/local-/, STARTED);
  await expect(page.getByText("This table is on your device")).toBeVisible(STARTED);
  await expectAccessible(page);
  await play(page, 4);
  await page.goto("/here");
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Go.*Keltis/ }).click();
  await expect(page.locator(".plain")).toBeVisible(STARTED);
  await expect(page.getByRole("group", { name: "Log" })).toContainText(/lays|discards/);
  await play(page);
  await expect(page.getByRole("heading", { name: /won$/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Record" }).click(),
  ]);
  expect(execFileSync(`${bin}/adyton`, ["verify", await download.path()], { encoding: "utf8" })).toContain(
    "all within the rules",
  );
  expect(asked.filter((path) => path.startsWith("/api/tables") || path.startsWith("/api/socket"))).toEqual([]);
});
