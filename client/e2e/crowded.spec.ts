/** Full tables with long names on small screens, with normal and with large letters. */
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, pressUntil, takeName, test } from "./test";

const SIZES = [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
];
type Size = (typeof SIZES)[number];

async function sitDown(page: Page, game: string, players?: number): Promise<void> {
  await takeName(page, "Cassandra von Troja");
  await page.goto(`/new/${game}?bots=1`);
  const exactly = page.getByRole("radio", { name: String(players), exact: true });
  await (players ? exactly : page.getByRole("radio").last()).check();
  if (game === "oracle") {
    await page.getByText("More choices").click();
    const deck = { name: "deck.toml", mimeType: "text/plain", buffer: Buffer.from(LONG_DECK) };
    await page.locator("input[type=file]").setInputFiles(deck);
  }
  if (game === "delphi") {
    await page.getByText("More choices").click();
    await page.getByLabel("Short game").uncheck(); // the whole game has the most tasks
  }
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
  await expect(page.locator(".seats li").first()).toBeVisible();
}

/** Where the seats are, and whether a name leaves its seat. On a phone a name has one line and may be cut in it. */
function seatsOf(page: Page) {
  return page.locator(".seats li").evaluateAll((seats) =>
    seats.map((seat) => {
      const box = seat.getBoundingClientRect();
      const name = seat.querySelector<HTMLElement>(".name b")!;
      return {
        x: Math.round(box.x),
        y: Math.round(box.y),
        inside: box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
        leaves: name.getBoundingClientRect().right > box.right,
        lines: Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)),
        name: name.innerText,
      };
    }),
  );
}

/** Checks one table on every screen, one after the other. */
async function onEverySize(page: Page, check: (size: Size) => Promise<void>, sizes: Size[] = SIZES): Promise<void> {
  for (const size of sizes)
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      await expect(() => check(size)).toPass(); // the board measures itself anew
    });
}

async function expectWholeSeats(page: Page, size: Size): Promise<void> {
  const seats = await seatsOf(page);
  expect(new Set(seats.map((seat) => (size.height < 481 ? seat.x : seat.y))).size).toBe(1);
  expect(seats.filter((seat) => !seat.inside || seat.leaves)).toEqual([]);
  const isPhone = size.width <= 640 || size.height <= 480;
  if (isPhone) expect(seats.filter((seat) => seat.lines !== 1)).toEqual([]);
  // A bot is called Cassandra, too: on a phone the ends tell them apart.
  expect(seats[0]!.name).toMatch(isPhone ? /^Cas\w*…oja$/ : /^Cassandra von Troja$/);
  await expectNoSidewaysScroll(page);
}

/** Seats in one line with whole names, with usual and with large letters. */
async function expectSeatsFit(page: Page): Promise<void> {
  const check = async (size: Size) => {
    for (const letters of ["140%", ""]) {
      await page.evaluate((letters) => (document.documentElement.style.fontSize = letters), letters);
      await expectWholeSeats(page, size);
    }
  };
  await onEverySize(page, check, [...SIZES, { width: 1024, height: 768 }]);
}

/** Nothing of the board needs scrolling, and no card of the hand lies below it. */
async function expectWholeBoard(page: Page): Promise<void> {
  expect(await hiddenOf(page)).toBeLessThanOrEqual(2);
  const bar = (await page.locator(".bar:has(.prompt)").boundingBox())!;
  for (const card of await page.locator(".hand button").all()) {
    const box = (await card.boundingBox())!;
    expect(box.y + 0.9 * box.height).toBeLessThanOrEqual(bar.y);
  }
}

/** A deck of the longest prophecy alone, so that every deal is the worst one. */
const card = (number: number) =>
  `[[card]]\nid = "c${number}"\nwhen = [["all_chips", "fewest"]]\npoints = 10\norigin = "ours"\n` +
  'en = "Fewest chips of all players (alone), loser chips included"\n';
const LONG_DECK = Array.from({ length: 40 }, (_, number) => card(number)).join("\n");

// Five players have the most seats, three the most cards and prophecies.
for (const players of [5, 3])
  test(`oracle: ${players} players see all prophecies and their whole hand`, async ({ page }) => {
    const sizes = [...SIZES, { width: 640, height: 360 }, { width: 1024, height: 768 }, { width: 1280, height: 720 }];
    await sitDown(page, "oracle", players);
    if (players === 5) await expectSeatsFit(page);
    const list = page.locator(".choose ul");
    await expect(list).toBeVisible();
    const whole = async (size: Size) => {
      await expectWholeBoard(page);
      const hidden = await list.evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(hidden, `${size.width} × ${size.height}`).toBeLessThanOrEqual(4); // the edge of the last card
    };
    await onEverySize(page, whole, sizes);
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(async () => {
      const cut = await list
        .locator(".foot .one, .foot .points")
        .evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().bottom > one.closest("li")!.getBoundingClientRect().bottom)
            .map((one) => one.textContent),
        );
      expect(cut, "no sign is cut off").toEqual([]);
    }).toPass({ timeout: 20_000 });
    for (const place of [0, 1]) await list.locator("button").nth(place).click();
    await page.getByRole("button", { name: "Keep these two" }).click();
    await expect(page.locator(".hand .may:enabled").first()).toBeVisible();
    await onEverySize(page, () => expectWholeBoard(page), sizes);
  });

test("keltis: seats and board are whole", async ({ page }) => {
  await sitDown(page, "keltis");
  await expectSeatsFit(page);
  await expect(page.locator(".hand li").first()).toBeVisible();
  await onEverySize(page, () => expectWholeBoard(page));
});

/** How many pixels of the board need scrolling, down or sideways. */
const hiddenOf = (page: Page) =>
  page
    .locator(".board")
    .evaluate((board) => Math.max(0, board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth));

test("delphi: seats are whole, and the map stays visible during every choice", async ({ page }) => {
  await sitDown(page, "delphi");
  await expectSeatsFit(page);
  const coin = page.locator(".coin.able:enabled").first();
  const expectTasks = async () => {
    const tasks = page.locator(".goal button");
    expect(await tasks.count()).toBe(12);
    for (const task of await tasks.all()) await expect(task).toBeInViewport({ ratio: 1 });
  };
  await expect(async () => {
    const answer = page.locator(".choices:not(.act) .offer:enabled").first();
    if (await answer.isVisible()) await answer.click({ timeout: 3000 });
    await expect(coin).toBeVisible({ timeout: 1000 });
  }).toPass();
  await onEverySize(page, expectTasks, [{ width: 740, height: 360 }, ...SIZES]);
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

test("oraklos: seats, table, stocks and your wishes are visible", async ({ page }) => {
  await sitDown(page, "oraklos");
  await expectSeatsFit(page);
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
