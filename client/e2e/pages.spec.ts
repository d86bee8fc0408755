import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const PAGES = ["/", "/new/oracle", "/new/keltis?bots=1", "/account", "/rules/oracle", "/nowhere"];

for (const address of PAGES)
  test(`${address} is accessible and fits, from a small phone to a wide screen`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      [1280, 800],
      [2560, 1440],
    ]) {
      await page.setViewportSize({ width: width!, height: height! });
      await expectNoSidewaysScroll(page);
    }
  });

test("the dark theme has enough contrast", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const address of ["/", "/account", "/new/oracle"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
  }
});

test("the language can be switched and is remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("heading", { name: "Vier Orakel, ein Tisch" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.reload();
  await expect(page.getByRole("button", { name: "Gegen Bots spielen" }).first()).toBeVisible();
});

test("in the settings the label of a choice can be pressed; a press elsewhere closes them", async ({ page }) => {
  await page.goto("/");
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  await page.getByText("Sound", { exact: true }).click();
  await expect(page.getByLabel("Sound")).toBeChecked();
  await page.getByText("Sound", { exact: true }).click();
  await expect(page.getByLabel("Sound")).not.toBeChecked();
  await page.getByRole("heading", { name: "Four oracles, one table" }).click();
  await expect(settings).toHaveAttribute("aria-expanded", "false");
});

test("a number out of range in the collapsed options is shown, and the game starts once it is right", async ({
  page,
}) => {
  await page.goto("/new/oraklos?bots=1");
  const more = page.locator("details");
  const number = more.locator("input[type=number]").first();
  await more.locator("summary").click();
  const before = await number.inputValue();
  await number.fill("99999");
  await more.locator("summary").click();
  await expect(number).toBeHidden();
  const start = page.getByRole("button", { name: "Start the game" });
  await start.click();
  await expect(number).toBeFocused();
  await number.fill(before);
  await start.click();
  await page.waitForURL(/\/table\//);
});

test.describe("a German browser", () => {
  test.use({ locale: "de-DE" });
  test("gets German texts, at the table too", async ({ page }) => {
    await page.goto("/");
    await page
      .locator("article", { has: page.getByRole("heading", { name: "Oracle", exact: true }) })
      .getByRole("button", { name: "Gegen Bots spielen" })
      .click();
    await expect(page.getByRole("heading", { name: "Behalte zwei dieser Prophezeiungen" })).toBeVisible();
    await expect(page.getByText("Du bist dran:").first()).toBeVisible();
    await expectAccessible(page);
  });
});

test("a guest takes a name, and another device becomes the same guest", async ({ page, browser, complaints: _ }) => {
  await page.goto("/account");
  await page.getByLabel("Name at the table").fill("Kassandra");
  await page.getByRole("button", { name: "Take this name" }).click();
  await expect(page.getByText("That is your name now.")).toBeVisible();
  await page.getByRole("button", { name: "Make a code" }).click();
  const address = await page.getByLabel("Address to share").inputValue();
  const other = await (await browser.newContext({ locale: "en" })).newPage();
  await other.goto(address);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Four oracles, one table");
  await other.goto("/account");
  await expect(other.getByLabel("Name at the table")).toHaveValue("Kassandra");
  await other.context().close();
});

test("on a phone a refusal appears beside its form, without scrolling", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/account");
  const card = page.locator("form", { hasText: "Back to your account" });
  await card.getByLabel("Name to sign in with").fill("Nobody");
  await card.getByLabel("Password").fill("quite wrong");
  await card.getByRole("button", { name: "Sign in" }).click();
  await expect(card.getByRole("alert")).not.toBeEmpty();
  await expect(card.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => complaints)
    .toEqual(["Failed to load resource: the server responded with a status of 403 (Forbidden)"]);
  complaints.splice(0);
});
