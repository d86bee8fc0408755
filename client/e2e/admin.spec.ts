/** The admin page. Only admins find it on their account page. */
import { ADMINS } from "./server";
import { expect, expectAccessible, expectNoSidewaysScroll, keepAccount, takeName, test } from "./test";

test("an admin closes a table, bans a guest, and sees both in the log; other accounts get no page", async ({
  page,
  browser,
  complaints,
}, { repeatEachIndex }) => {
  const login = ADMINS[repeatEachIndex]!;
  const loud = `Loud Guest ${repeatEachIndex}`;
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await page.goto("/admin");
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  complaints.splice(0); // The browser logs the 404 of the missing page.

  await keepAccount(page, login);
  const guest = await (await browser.newContext({ locale: "en", reducedMotion: "reduce" })).newPage();
  await takeName(guest, loud);
  await guest.goto("/new/keltis");
  await guest.getByRole("button", { name: "Open the table" }).click();
  await guest.waitForURL(/\/table\//);

  await page.getByRole("link", { name: "Admin" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin" })).toBeVisible();
  const row = page.getByRole("region", { name: /table/ }).getByRole("listitem").filter({ hasText: loud });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScroll(page);
  await row.getByRole("button", { name: "Close the table" }).click();
  await expect(guest.getByText("An admin of this site closed the table.")).toBeVisible();
  await expect(page.getByText("Done.")).toBeVisible(); // Now the lists are new: no row moves under the press.

  const connection = page.getByRole("region", { name: /connection/ }).getByRole("listitem");
  await connection.filter({ hasText: loud }).getByRole("button", { name: "Ban the account…" }).first().click();
  await page.getByLabel("Reason").fill("shouts");
  await page.getByRole("button", { name: "Ban", exact: true }).click();
  const bans = page.getByRole("region", { name: /ban/ });
  await expect(bans.getByText(loud)).toBeVisible();
  const done = page.getByRole("region", { name: "What admins did" }).getByRole("listitem").filter({ hasText: login });
  await expect(done.filter({ hasText: "Account banned" })).toBeVisible();
  await expect(done.filter({ hasText: "Table closed" })).toBeVisible();
  await guest.goto("/account");
  await expect(guest.getByText("You cannot use this site for another 24 hours.").first()).toBeVisible();
  await guest.close();
});
