/** The account page: signed-in browsers, the data export, and deletion. */
import { readFile } from "node:fs/promises";
import { expect, expectAccessible, expectNoSidewaysScroll, takeName, test } from "./test";

test("one browser signs out another, which becomes a new guest", async ({ page, browser }) => {
  await takeName(page, "Cassandra");
  await page.getByRole("button", { name: "Make a code" }).click();
  const code = await page.locator(".code").innerText();
  const other = await (await browser.newContext({ locale: "en" })).newPage();
  await other.goto(`/device#${code}`);
  await other.waitForURL("/");
  await page.reload();
  const card = page.getByRole("region", { name: "Where you are signed in" });
  await expect(card.getByText("this browser")).toBeVisible();
  await card.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(card.getByText("Signed out there.")).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  await other.goto("/account");
  await expect(other.getByLabel("Name at the table")).toHaveValue(/^Guest /);
  await other.close();
});

test("the data of an account is exported as one file", async ({ page }) => {
  await page.goto("/account");
  await expect(page.getByLabel("Name at the table")).toHaveValue(/^Guest /);
  const name = await page.getByLabel("Name at the table").inputValue();
  const loading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toBe("adyton-account.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as { account: { name: string } };
  expect(data.account.name).toBe(name);
});

test("deleting explains the consequences, asks for the name, and leaves a new guest", async ({ page }) => {
  await takeName(page, "Cassandra");
  const card = page.getByRole("region", { name: "Your data" });
  await card.getByRole("button", { name: "Delete my account…" }).click();
  await expect(card.getByText("You are in no running game.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScroll(page);
  await card.getByLabel(/^Type your name/).fill("Cassandra");
  await card.getByRole("button", { name: "Delete it for good" }).click();
  await page.waitForURL("/");
  await page.goto("/account");
  await expect(page.getByLabel("Name at the table")).toHaveValue(/^Guest /);
});
