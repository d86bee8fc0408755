/** Invitations on the home page: they can be declined, and a person who sends too many can be muted. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, keepAccount, pressUntil, test, watch } from "./test";

async function invite(page: Page, login: string): Promise<void> {
  await page.getByLabel("Invite an account by its name").fill(login);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByLabel("Invite an account by its name")).toHaveValue("");
}

test("an invitation appears at home, and the person who sends it can be muted and heard again", async ({
  page,
  browser,
  complaints,
}, { repeatEachIndex }) => {
  const [host, invited] = [`inviting-host-${repeatEachIndex}`, `invited-guest-${repeatEachIndex}`];
  await keepAccount(page, host);
  await expect(page.getByLabel("Name at the table")).not.toHaveValue("");
  const name = await page.getByLabel("Name at the table").inputValue();
  const guest = await (await browser.newContext({ locale: "en" })).newPage();
  watch(guest, complaints);
  await keepAccount(guest, invited);
  await page.goto("/new/keltis");
  await page.getByRole("button", { name: "Open the table" }).click();
  await guest.goto("/");
  const invitations = guest.getByRole("region", { name: "You are invited" });
  await expect(guest.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await expect(invitations).toHaveCount(0);

  await invite(page, invited);
  await expect(invitations.getByText(`${name} invites you.`)).toBeVisible();
  await expectAccessible(guest);
  await invitations.getByRole("button", { name: `Nothing more from ${name}` }).click();
  await expect(guest.getByText(`${name} can no longer invite you.`)).toBeVisible();
  await expect(invitations).toHaveCount(0);
  await invite(page, invited);
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await expect(invitations).toHaveCount(0);

  await guest.goto("/account");
  await expectAccessible(guest);
  await guest.getByRole("button", { name: `Hear ${name} again` }).click();
  await expect(guest.getByText(`${name} can reach you again.`)).toBeVisible();
  await guest.goto("/");
  await invite(page, invited);
  await invitations.getByRole("button", { name: "No, thanks" }).click();
  await expect(invitations).toHaveCount(0);
  await invite(page, invited);
  await invitations.getByRole("link", { name: "Join" }).click();
  await pressUntil(guest.getByRole("button", { name: "Sit here" }).first(), () =>
    expect(guest.getByText("The host will start the game.")).toBeVisible(),
  );
  await guest.context().close();
});
