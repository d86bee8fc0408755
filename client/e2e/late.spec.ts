/** A friend comes late, on a small phone, and takes a bot's chair; another one goes to bed. */
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, pressUntil, secondBrowser, takeName, test } from "./test";

const SMALL = { width: 360, height: 640 };

async function keepTwo(page: Page): Promise<void> {
  const prophecies = page.locator(".choose li button");
  await prophecies.nth(0).click();
  await prophecies.nth(1).click();
  await page.getByRole("button", { name: "Keep these two" }).click();
}

/** Anna and Bert have begun, with two bots. The link is what they were invited by. */
async function begun(page: Page, browser: Browser, complaints: string[], isPublic = false) {
  const bert = await secondBrowser(browser, complaints);
  await takeName(page, "Anna");
  await page.goto("/new/oracle");
  await page.getByRole("radio", { name: "4" }).check();
  if (isPublic) await page.getByLabel("Everybody may join").check();
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByLabel("Address to share").inputValue();
  await takeName(bert, "Bert");
  await bert.goto(link);
  await bert.getByRole("button", { name: "Sit here" }).first().click();
  await expect(page.getByText("Bert")).toBeVisible();
  await page.getByRole("button", { name: /^Start, with bots/ }).click();
  await expect(bert.locator(".choose")).toBeVisible();
  return { bert, link };
}

test("a late friend opens the link, says who they are, and plays for a bot", async ({ page, browser, complaints }) => {
  const { bert, link } = await begun(page, browser, complaints);
  const late = await secondBrowser(browser, complaints);
  await late.setViewportSize(SMALL);
  await late.goto(link);
  const offers = late.getByRole("button", { name: /^Play for / });
  await expect(offers).toHaveCount(2);
  await expect(late.locator(".choose")).toHaveCount(0);
  await expectNoSidewaysScroll(late);
  await expectAccessible(late);
  const bot = (await offers.last().textContent())!.replace("Play for ", "");
  await late.getByLabel("What shall the others call you?").fill("Dora");
  await offers.last().click();
  await expect(offers).toHaveCount(0);
  await expect(late.locator(".seats li").first()).toContainText("Dora");
  const sentence = `Dora takes the chair of ${bot}.`;
  for (const one of [page, bert, late]) await expect(one.getByText(sentence).first()).toBeAttached();
  await expect(page.locator(".seats")).toContainText("Dora");
  await expect(page.locator(".seats")).not.toContainText(bot);

  // The link for one more friend lies below the chat, and covers nothing of it.
  await late.getByRole("tab", { name: "Chat" }).click();
  const another = late.locator("details", { hasText: "Let a friend play for a bot" });
  await another.locator("summary").click();
  await expect(another.getByLabel("Address to share")).toHaveValue(link);
  await another.getByRole("button", { name: "QR code" }).click();
  const [form, below] = [await late.locator(".chat form").boundingBox(), await another.boundingBox()];
  expect(form!.y + form!.height).toBeLessThanOrEqual(below!.y);

  await Promise.all([keepTwo(page), keepTwo(bert)]);
  const prophecies = late.locator(".choose");
  if (await prophecies.isVisible()) await keepTwo(late); // the bot had not chosen yet
  await expect(late.locator(".hand button").first()).toBeVisible();
  await late.reload();
  await expect(late.locator(".hand button").first()).toBeVisible();
  await expect(late.locator(".seats li").first()).toContainText("Dora");

  // Bert goes to bed; a bot plays on, and Bert takes the chair again by coming back.
  await bert.getByRole("button", { name: "Leave" }).click();
  await bert.getByRole("button", { name: "Let a bot play on" }).click();
  await expect(page.getByText("Bert leaves, and a bot plays on.").first()).toBeAttached();
  await bert.goto(link);
  await expect(page.getByText("Bert is back.").first()).toBeAttached();
});

test("at a public table the host decides with one press", async ({ page, browser, complaints }) => {
  const { link } = await begun(page, browser, complaints, true);
  const late = await secondBrowser(browser, complaints);
  await late.setViewportSize(SMALL);
  await late.goto(link);
  const ask = late.getByRole("button", { name: /^Ask to play for / }).first();
  await ask.click();
  await expect(late.getByText(/^You asked to play for /)).toBeVisible();
  await expect(page.getByText(/would like to play for /)).toBeVisible();
  await pressUntil(page.getByRole("button", { name: "All right" }), () =>
    expect(late.locator(".choose, .hand").first()).toBeVisible(),
  );
  await expect(late.getByText(/^You asked to play for /)).toHaveCount(0);
});
