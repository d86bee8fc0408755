/** The admin page. Only admins find it on their account page. */
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

test("an admin closes a table, bans a guest, and sees both in the log; other accounts get no page", async ({
  page,
  browser,
  complaints,
}) => {
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await page.goto("/admin");
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  complaints.splice(0); // The browser logs the 404 of the missing page.

  await page.goto("/account");
  const keep = page.locator("form", { has: page.getByRole("heading", { name: "Keep this account" }) });
  await keep.getByLabel("Name to sign in with").fill("e2e-admin");
  await keep.getByLabel("Password").fill("nobody believes me");
  await keep.getByRole("button", { name: "Keep my account" }).click();

  const guest = await (await browser.newContext({ locale: "en", reducedMotion: "reduce" })).newPage();
  await guest.goto("/account");
  await guest.getByLabel("Name at the table").fill("Loud Guest");
  await guest.getByRole("button", { name: "Take this name" }).click();
  await expect(guest.getByText("That is your name now.")).toBeVisible();
  await guest.goto("/new/keltis");
  await guest.getByRole("button", { name: "Open the table" }).click();
  await guest.waitForURL(/\/table\//);

  await page.getByRole("link", { name: "Admin" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin" })).toBeVisible();
  const row = page.getByRole("region", { name: /table/ }).getByRole("listitem").filter({ hasText: "Loud Guest" });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScroll(page);
  await row.getByRole("button", { name: "Close the table" }).click();
  await expect(guest.getByText("An admin of this site closed the table.")).toBeVisible();

  const connection = page.getByRole("region", { name: /connection/ }).getByRole("listitem");
  await connection.filter({ hasText: "Loud Guest" }).getByRole("button", { name: "Ban the account…" }).first().click();
  await page.getByLabel("Reason").fill("shouts");
  await page.getByRole("button", { name: "Ban", exact: true }).click();
  const bans = page.getByRole("region", { name: /ban/ });
  await expect(bans.getByText("Loud Guest")).toBeVisible();
  await expect(page.getByText("Account banned")).toBeVisible();
  await expect(page.getByText("Table closed")).toBeVisible();
  await guest.goto("/account");
  await expect(guest.getByText("You cannot use this site for another 24 hours.").first()).toBeVisible();
  await guest.close();
});
