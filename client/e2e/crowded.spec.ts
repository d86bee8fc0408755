/** Full tables with long names on small screens, with normal and with large letters. */
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, pressUntil, test } from "./test";

const SIZES = [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
];
type Size = (typeof SIZES)[number];
const GAMES = ["oracle", "keltis", "oraklos", "delphi"];

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto("/account");
  await page.getByLabel("Name at the table").fill("Cassandra von Troja");
  await page.getByRole("button", { name: "Take this name" }).click();
  await expect(page.getByText("That is your name now.")).toBeVisible();
  await page.goto(`/new/${game}?bots=1`);
  await page.getByRole("radio").last().check();
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
  await expect(page.locator(".seats li").first()).toBeVisible();
}

/** Where the seats are, and whether a name is cut off. */
function seatsOf(page: Page) {
  return page.locator(".seats li").evaluateAll((seats) =>
    seats.map((seat) => {
      const box = seat.getBoundingClientRect();
      const name = seat.querySelector<HTMLElement>(".name b")!;
      return {
        x: Math.round(box.x),
        y: Math.round(box.y),
        inside: box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
        isCut: name.scrollWidth > name.clientWidth + 1 || name.getBoundingClientRect().right > box.right,
        name: name.innerText,
      };
    }),
  );
}

/** Checks one table on every screen, one after the other. */
async function onEverySize(page: Page, check: (size: Size) => Promise<void>, sizes = SIZES): Promise<void> {
  for (const size of sizes)
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      await check(size);
    });
}

async function expectWholeSeats(page: Page, size: Size): Promise<void> {
  const seats = await seatsOf(page);
  expect(new Set(seats.map((seat) => (size.height < 481 ? seat.x : seat.y))).size).toBe(1);
  expect(seats.filter((seat) => !seat.inside || seat.isCut)).toEqual([]);
  expect(seats[0]!.name).toBe("Cassandra von Troja");
  await expectNoSidewaysScroll(page);
}

for (const game of GAMES)
  test(`${game}: seats in one line with whole names, with usual and with large letters`, async ({ page }) => {
    await sitDown(page, game);
    const check = async (size: Size) => {
      for (const letters of ["100%", "140%"]) {
        await page.evaluate((letters) => (document.documentElement.style.fontSize = letters), letters);
        await expectWholeSeats(page, size);
      }
    };
    await onEverySize(page, check, [...SIZES, { width: 1024, height: 768 }]);
  });

for (const game of ["oracle", "keltis"])
  test(`${game}: the board is fully visible at a full table`, async ({ page }) => {
    await sitDown(page, game);
    await expect(page.locator(".hand li").first()).toBeVisible({ timeout: 45_000 });
    await onEverySize(page, async () => {
      expect(await hiddenOf(page)).toBeLessThanOrEqual(2);
      const bar = (await page.locator(".bar:has(.prompt)").boundingBox())!;
      for (const card of await page.locator(".hand li").all()) {
        const box = (await card.boundingBox())!;
        expect(box.y + 0.75 * box.height).toBeLessThanOrEqual(bar.y);
      }
    });
  });

test("all prophecies of a full table are visible", async ({ page }) => {
  await sitDown(page, "oracle");
  const list = page.locator(".choose ul");
  await expect(list).toBeVisible({ timeout: 45_000 });
  await onEverySize(page, async () => {
    expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(4);
  });
});

/** How many pixels of the board need scrolling. */
const hiddenOf = (page: Page) =>
  page.locator(".board").evaluate((board) => Math.max(0, board.scrollHeight - board.clientHeight));

test("delphi: the map stays visible during every choice", async ({ page }) => {
  await sitDown(page, "delphi");
  const coin = page.locator(".coin.able:enabled").first();
  await expect(async () => {
    const answer = page.locator(".choices:not(.act) .offer:enabled").first();
    if (await answer.isVisible()) await answer.click({ timeout: 500 });
    await expect(coin).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await coin.click();
  await expect(page.locator(".hex.goal").first()).toBeAttached();
  await onEverySize(page, async () => expect(await hiddenOf(page)).toBeLessThanOrEqual(2));
  await page.locator(".hex.goal").first().dispatchEvent("click");
  await expect(page.locator(".choices .offer").first()).toBeAttached();
  await onEverySize(page, async () => {
    expect(await hiddenOf(page)).toBeLessThanOrEqual(2);
    await expect(page.getByRole("group", { name: "The sea" })).toBeInViewport({ ratio: 0.95 });
  });
});

test("oraklos: table, stocks and your wishes are visible", async ({ page }) => {
  await sitDown(page, "oraklos");
  await expect(page.locator(".wishes .wish")).toHaveCount(3);
  await onEverySize(page, async () => {
    for (const wish of await page.locator(".wishes .wish").all()) await expect(wish).toBeInViewport({ ratio: 0.95 });
    expect(await hiddenOf(page)).toBeLessThanOrEqual(2);
    const cut = await page.locator(".seats .stock").evaluateAll((stocks) =>
      stocks
        .filter((stock) => {
          const [own, seat] = [stock.getBoundingClientRect(), stock.closest("li")!.getBoundingClientRect()];
          return own.right > seat.right || own.bottom > seat.bottom || stock.scrollWidth > stock.clientWidth + 1;
        })
        .map((stock) => stock.textContent),
    );
    expect(cut).toEqual([]);
  });
});
