import type { Page } from "@playwright/test";
import { expect, expectAccessible, playAgainstBots, pressUntil, test } from "./test";

/** The focused element: which part of the page it is in, and its label. */
function focused(page: Page): Promise<{ place: string; label: string }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const place = element?.closest(".offers, .hand, .piles, .end")?.classList[0] ?? "";
    return { place, label: element?.getAttribute("aria-label") ?? element?.textContent ?? "" };
  });
}

/** Presses Tab until the focus is in one of these places. */
async function tabTo(page: Page, places: readonly string[]): Promise<string> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await page.keyboard.press("Tab");
    const { place } = await focused(page);
    if (places.includes(place)) return place;
  }
  return "";
}

test("a whole game by keyboard alone", async ({ page }) => {
  test.setTimeout(900_000); // several hundred presses, each with an answer of the server
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/new/keltis?bots=1");
  await page.getByRole("radio", { name: "2" }).check();
  await page.getByRole("button", { name: "Start the game" }).press("Enter");
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole("group", { name: "The spiral path" })).toBeVisible();
  const over = page.getByRole("heading", { name: /won$/ });
  let checked = false;
  const until = Date.now() + 840_000;
  while (!(await over.isVisible()) && Date.now() < until) {
    const mine = await page.title().then((title) => title.includes("Your turn"));
    if (!mine) {
      await page.waitForTimeout(15);
      continue;
    }
    const place = await tabTo(page, ["offers", "hand", "piles"]);
    if (!place) continue;
    if (place === "hand") {
      await page.keyboard.press("Enter");
      // While the last act is on its way, a card may offer nothing yet: then the next round of the loop asks again.
      const isOffered = await expect
        .poll(async () => (await focused(page)).place, { timeout: 5000 })
        .toBe("offers")
        .then(() => true)
        .catch(() => false);
      if (!isOffered) continue;
      if (!checked) await expectAccessible(page);
      checked = true;
    }
    await page.keyboard.press("Enter");
    const end = page.getByRole("button", { name: "End the game" });
    if (await end.isVisible()) await end.press("Enter", { timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(15);
  }
  await expect(over).toBeVisible();
  await expect(page.locator(".ending").getByRole("table", { name: "Final score" })).toBeVisible();
  await expectAccessible(page);
});

test("a card shows where it leads, the path can be pressed, and a move can be taken back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript((pause) => {
    // After this pause the board draws from the only pile by itself. The test needs time to take the move back.
    const later = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number) => number;
    window.setTimeout = ((run: TimerHandler, ms?: number) => later(run, ms === pause ? 600_000 : ms)) as never;
  }, 1200);
  await playAgainstBots(page, "Keltis");
  const card = page.locator(".hand .may:enabled").first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover(); // the hand may have moved below the pointer
    await expect(page.locator(".goal").first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await card.click();
  await expect(page.getByRole("button", { name: /^From the start stone to field/ })).toBeVisible();
  await page.locator(".press").last().press("Enter");
  const ways = page.getByRole("button", { name: /^(From|Priestess)/ });
  await expect(async () => {
    // If the field leaves a choice, the board asks. If not, the move is made at once.
    if (
      await ways
        .first()
        .isEnabled({ timeout: 200 })
        .catch(() => false)
    )
      await ways
        .first()
        .click({ timeout: 300 })
        .catch(() => undefined);
    await expect(page.getByRole("group", { name: "Log" })).toContainText(/lays/, { timeout: 500 });
  }).toPass();
  const cards = page.locator(".hand li");
  await expect(cards).toHaveCount(7);
  await expect(async () => {
    await page.getByRole("button", { name: "Undo", exact: true }).click({ timeout: 500 });
    await expect(cards).toHaveCount(8, { timeout: 500 });
  }).toPass();
});

test("a field explains itself on hover, on focus and on tap", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playAgainstBots(page, "Keltis");
  const card = page.getByRole("tooltip");
  const fields = page.locator(".stone");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await fields.nth(6).hover(); // the board may have moved below the pointer
    await expect(card).toContainText("Field 7, pink", { timeout: 3000 });
  }).toPass();
  await expect(card).toContainText("Reconstructed.");
  await expectAccessible(page);
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);
  await fields.first().press("ArrowRight");
  await expect(card).toContainText("Field 2, yellow");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await fields.nth(13).click();
  await expect(card).toContainText("Field 14");
});

test("the question before the end is whole: below the path on a phone, beside it on a low wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // To the page, the pile has one card left: drawing it ends the game.
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replace(/"pile":\d+/, '"pile":1')));
  });
  await playAgainstBots(page, "Keltis");
  // The seats are as high as they can become: what the bots have done differs from game to game.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".seats li { min-height: 124px }");
    document.adoptedStyleSheets.push(sheet);
  });
  const offer = page.locator(".offers button").first();
  const pile = page.getByRole("button", { name: /^Face-down pile/ });
  const asked = page.getByRole("alertdialog", { name: "This ends the game" });
  await pressUntil(page.locator(".hand .may:enabled").first(), () => expect(offer).toBeVisible());
  await pressUntil(offer, () => expect(pile).toBeEnabled());
  await pressUntil(pile, () => expect(asked).toBeVisible());
  await expect(asked.getByRole("listitem")).toHaveCount(4);
  await expect(pile).toBeHidden();
  await expect(async () => {
    const parts = [page.locator(".path svg").first(), asked, page.locator(".hand")];
    const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!));
    for (const [place, below] of boxes.slice(1).entries())
      expect(boxes[place]!.y + boxes[place]!.height).toBeLessThanOrEqual(below.y + 1);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1, timeout: 3000 });
  }).toPass(); // the board may still be measuring itself
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(asked.getByRole("button", { name: "End the game" })).toBeInViewport({ ratio: 1 });
});
