import type { Page } from "@playwright/test";
import { expect, expectAccessible, keepAccount, pressUntil, test, watch } from "./test";

const GAMES = ["Oracle", "Keltis", "Oraklos", "The Oracle of Delphi"];
const card = (page: Page, title: string) =>
  page.locator("article", { has: page.getByRole("heading", { name: new RegExp(`^${title}(:|$)`) }) });

for (const title of GAMES)
  test(`one press on the home page starts ${title} against bots`, async ({ page }) => {
    await page.goto("/");
    await card(page, title).getByRole("button", { name: "Play against bots" }).click();
    await page.waitForURL(/\/table\//);
    await expect(page).toHaveTitle(/Your turn/);
  });

test("the home page needs few files, and a game is fetched as soon as it is pressed", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/([a-z-]+)-[\w-]{8}\.(?:js|css)$/i.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play against bots" }).first();
  await play.waitFor();
  await page.waitForLoadState("networkidle");
  expect(new Set(files)).toEqual(new Set(["index", "site", "rolldown-runtime", "words-en"]));
  await page.route("**/api/tables", () => undefined); // The server never answers.
  await play.click();
  await expect.poll(() => new Set(files)).toContain("table");
  await expect.poll(() => files.filter((name) => /^(oracle|keltis|oraklos|delphi)$/.test(name))).not.toEqual([]);
});

test("until the server answers, the cards keep their place, and nothing is said about tables", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  await page.route("**/api/**", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/");
  const ghost = page.locator(".ghost").first();
  await expect(ghost).toBeVisible();
  expect((await ghost.boundingBox())!.height).toBeGreaterThan(500);
  await expect(page.getByText("No table is waiting for players.")).toBeHidden();
  answer();
  await expect(card(page, "Oracle")).toBeVisible();
});

test("the home page keeps the last choices and offers the variants on the card", async ({ page }) => {
  await page.goto("/");
  await card(page, "Keltis").getByRole("link", { name: "Change…" }).click();
  await page.getByRole("radio", { name: "3" }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\//);
  await page.goto("/");
  await card(page, "Keltis").getByRole("button", { name: "Play against bots" }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole("list", { name: "Seats" }).getByRole("listitem")).toHaveCount(3);
  await page.goto("/");
  await card(page, "Oraklos").getByRole("button", { name: "Antipodes" }).click();
  await page.waitForURL(/\/table\//);
  await page.goto("/");
  const row = page.locator(".tables li", { hasText: "Oraklos · Antipodes" });
  await expect(row).toContainText(/Cassandra.*\d{4}, \d+:\d+.* · (Your turn|Waiting for)/);
  await row.getByRole("button", { name: "Give up", exact: true }).click();
  await pressUntil(row.getByRole("button", { name: "Really: Give up" }), () => expect(row).toHaveCount(0));
  await page.goto("/games");
  await page.getByRole("combobox", { name: /^Game/ }).selectOption("keltis");
  await expect(page.locator(".tables li")).toHaveCount(2);
  await expectAccessible(page);
});

test("the host's address is the invitation, even pasted into an open tab", async ({ page, browser, complaints }) => {
  await page.goto("/new/keltis");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\/[^#]+#.+/);
  const invitation = page.url();
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: /^QR code of/ })).toBeVisible();
  const context = await browser.newContext({ locale: "de", reducedMotion: "reduce" });
  const guest = await context.newPage();
  watch(guest, []);
  await guest.goto(invitation.split("#")[0]!);
  await expect(guest.getByText("Bitte deinen Gastgeber um den Einladungslink.")).toBeVisible();
  await guest.evaluate((address) => location.assign(address), invitation);
  await guest.locator(".chair button").first().click();
  await guest.getByLabel("Wie sollen dich die anderen nennen?").fill("Kleobis");
  await guest.locator("form.name button").click();
  await expect(page.getByText("Kleobis")).toBeVisible();
  await page.getByLabel("Say something").fill("Welcome!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(guest.getByText("Welcome!")).toBeVisible();
  await expectAccessible(page);
  await context.close();
  expect(complaints).toEqual([]);
});

test("on a wide screen the button to start a table for four is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/new/oracle");
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await pressUntil(page.getByRole("button", { name: "Open the table" }), () => page.waitForURL(/\/table\//));
  await expect(page.getByRole("button", { name: /^Start, with bots/ })).toBeInViewport({ ratio: 1 });
});

test("leaving says first what happens, and a spectator is told that they watch", async ({ page, browser }) => {
  await page.goto("/");
  await card(page, "Keltis").getByRole("button", { name: "Play against bots" }).click();
  await page.waitForURL(/\/table\/[^#]+#.+/);
  const address = page.url();
  const context = await browser.newContext({ locale: "en", reducedMotion: "reduce" });
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText("The game has begun. Play on for a bot, or watch.")).toBeVisible();
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.getByText("One person is watching.")).toBeVisible();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByText(/Nobody else plays here/)).toBeVisible();
  await pressUntil(page.getByRole("button", { name: "Give up" }), () => expect(page).toHaveURL(/\/$/));
  await expect(other.getByRole("heading", { name: "This table is closed" })).toBeVisible();
  await context.close();
});

test("an account is invited by its name, and nobody learns whether it exists", async ({ page, browser }, {
  repeatEachIndex,
}) => {
  const host = `e2e-host-${repeatEachIndex}`;
  await keepAccount(page, host);
  await page.goto("/new/keltis");
  await page.getByRole("button", { name: "Open the table" }).click();
  const field = page.getByLabel("Invite an account by its name");
  const go = page.getByRole("button", { name: "Invite", exact: true });
  await expect(field).toBeVisible();
  await expect(go).toBeDisabled();
  for (const name of [host, "no-such-account"]) {
    await field.fill(name);
    await go.click();
    await expect(page.getByText("If there is such an account, it is invited.")).toBeVisible();
    await expect(field).toHaveValue("");
  }
  await expectAccessible(page);
  const guest = await (await browser.newContext({ locale: "en" })).newPage();
  await guest.goto(page.url());
  await expect(guest.getByRole("heading", { name: "Chairs" })).toBeVisible();
  await expect(guest.getByLabel("Invite an account by its name")).toHaveCount(0);
  await guest.context().close();
});
