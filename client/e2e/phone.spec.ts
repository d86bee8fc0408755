import type { Locator, Page } from "@playwright/test";
import { searchWithFriend } from "./oraklos";
import { expect, expectAccessible, expectNoSidewaysScroll, playAgainstBots, pressUntil, redrawn, test } from "./test";

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

/** Visible without scrolling, at least the part that names it. */
async function expectInSight(page: Page, things: Locator): Promise<void> {
  await expect(things.first()).toBeVisible();
  for (const one of await things.all()) await expect(one).toBeInViewport({ ratio: 0.8 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

async function bottomOf(thing: Locator): Promise<number> {
  const box = (await thing.boundingBox())!;
  return box.y + box.height;
}

for (const size of SIZES)
  test.describe(`on a phone of ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test("you choose prophecies and play cards with the hand in view", async ({ page }) => {
      await playAgainstBots(page, "Oracle");
      const prophecies = page.locator(".choose li button");
      await expect(prophecies).toHaveCount(10);
      await expectInSight(page, page.locator(".hand li"));
      await page.evaluate(() => document.fonts.ready);
      const before = (await page.locator(".choose ul").boundingBox())!;
      await prophecies.nth(9).click();
      await prophecies.nth(0).click();
      await redrawn(page);
      if (size.height > size.width)
        expect(await page.locator(".choose ul").boundingBox(), "no press moves the cards").toEqual(before);
      const check = (await prophecies.nth(0).locator(".check").boundingBox())!;
      expect(check.y, "no edge cuts it off").toBeGreaterThanOrEqual(before.y);
      const keep = page.getByRole("button", { name: "Keep these two" });
      await expectInSight(page, keep);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await keep.click();
      await expect(page.locator(".hand .may:enabled").first()).toBeVisible();
      await expectInSight(page, page.locator(".hand li"));
      await expectInSight(page, page.getByRole("list", { name: "Your prophecies" }).getByRole("listitem"));
      await expectInSight(page, page.getByRole("button", { name: "Hint", exact: true }));
      await redrawn(page);
      const card = (await page.locator(".hand .may:enabled").first().boundingBox())!;
      expect(card.width).toBeGreaterThanOrEqual(44);
      await expectNoSidewaysScroll(page);
    });

    test("the choices of Keltis are beside the path and never cover it", async ({ page }) => {
      await playAgainstBots(page, "Keltis");
      const cards = page.locator(".hand .may:enabled");
      await expect(cards.first()).toBeVisible();
      await cards.first().click();
      const offers = page.locator(".offers button");
      await expectInSight(page, offers.first());
      await expectInSight(page, page.locator(".hand li"));
      await redrawn(page);
      const [path, choices] = [page.getByRole("group", { name: "The spiral path" }), page.locator(".offers")];
      const [one, other] = [(await path.boundingBox())!, (await choices.boundingBox())!];
      expect(one.height).toBeGreaterThan(165);
      expect(one.y + one.height <= other.y + 1 || one.x + one.width <= other.x + 1).toBe(true);
      expect(await bottomOf(page.locator(".hand li").last())).toBeLessThanOrEqual(size.height);
      for (const target of [offers.first(), cards.nth(1), page.getByRole("button", { name: "Hint", exact: true })]) {
        const box = (await target.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await pressUntil(page.getByRole("button", { name: "Your rows" }), () =>
        expect(page.getByRole("list", { name: "Your rows" })).toBeVisible(),
      );
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });

/** Whether nothing lies over its middle. */
function isOnTop(thing: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const SCREENS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

test("a hint shifts nothing on any screen, and can be closed", async ({ page }) => {
  await playAgainstBots(page, "Keltis");
  await expect(page.locator(".hand .may:enabled").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const hand = page.locator(".hand");
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await redrawn(page);
    const before = (await hand.boundingBox())!;
    await pressUntil(page.getByRole("button", { name: "Hint", exact: true }), () =>
      expect(page.getByText(/^A bot would do this: /)).toBeInViewport({ ratio: 1 }),
    );
    await redrawn(page);
    expect((await hand.boundingBox())!.y).toBe(before.y);
    if (width < height)
      expect(await page.locator(".hinted:visible").first().evaluate(isOnTop), "the marked card is in sight").toBe(true);
    await pressUntil(page.getByRole("button", { name: "Hide the hint" }), () =>
      expect(page.locator(".prompt")).toBeVisible(),
    );
    await redrawn(page);
    expect((await hand.boundingBox())!.y).toBe(before.y);
  }
});

const isCutOff = (words: Locator) => words.evaluate((one) => one.scrollHeight > one.clientHeight + 1);

async function expectNamesInSight(page: Page): Promise<void> {
  await expect(async () => {
    for (const name of await page.locator(".seats .name b").all()) expect(await name.evaluate(isOnTop)).toBe(true);
  }).toPass({ timeout: 20_000 }); // the page may still be measuring itself
}

test("a tip covers nothing to press and no message on any screen, and goes with your move", async ({ page }) => {
  let cut = () => Promise.resolve();
  let isCut = false;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    cut = () => socket.close();
  });
  await page.route("**/api/lessons/keltis", async (route) => {
    const course = (await (await route.fetch()).json()) as object;
    // A long tip, at the first question.
    await route.fulfill({
      json: { ...course, tips: [{ name: "spiral", event: "", phase: "lay", own: false, args: {} }] },
    });
  });
  await playAgainstBots(page, "Keltis");
  const cards = page.locator(".hand .may:enabled");
  await expect(cards.first()).toBeVisible();
  const tip = page.locator(".tip");
  await expect(tip).toHaveText(/^A spiral: /);
  const pressed = page.locator("header :is(a, button), .jump button, .held button:enabled, .bar button:enabled");
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(tip).toBeInViewport({ ratio: 1 });
    if (width < height) await expectNamesInSight(page);
    await expect(page.locator(".prompt")).toBeVisible();
    for (const button of await pressed.filter({ visible: true }).all()) await button.click({ trial: true });
  }
  await page.setViewportSize({ width: 360, height: 640 });
  const [words, whole] = [tip.locator("p"), page.getByRole("button", { name: "The whole tip" })];
  await expect.poll(() => isCutOff(words)).toBe(true);
  await whole.click();
  await expect.poll(() => isCutOff(words)).toBe(false);
  await expectNamesInSight(page);
  await pressUntil(whole, async () => expect(await isCutOff(words)).toBe(true));
  isCut = true;
  await cut();
  const lost = page.getByText("Connection lost. It comes back by itself.");
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(lost).toBeVisible();
    await redrawn(page);
    const [over, message] = [(await tip.boundingBox())!, (await lost.boundingBox())!];
    expect(over.y).toBeGreaterThanOrEqual(message.y + message.height);
  }
  isCut = false;
  await expect(lost).toHaveCount(0);
  const offer = page.locator(".offers button").first();
  await pressUntil(cards.first(), () => expect(offer).toBeVisible());
  await expect(tip).toBeVisible();
  await pressUntil(offer, () => expect(tip).toHaveCount(0));
});

test("Oraklos' round table has the room of a small phone, and no message moves it", async ({
  page,
  browser,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const friend = await searchWithFriend(page, browser, complaints, "Junior");
  const table = page.locator(".tondo .ground");
  await redrawn(page);
  const before = (await table.boundingBox())!;
  expect(before.width).toBeGreaterThanOrEqual(250);
  await friend.getByRole("button", { name: "I find no more" }).click();
  await expect(page.locator(".seats .note", { hasText: "is done" })).toBeInViewport({ ratio: 1 });
  await redrawn(page);
  expect(await table.boundingBox()).toEqual(before);
  await expectNoSidewaysScroll(page);
  await friend.context().close();
});

test("a lesson on a small phone leaves the board its room, and no press scrolls the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ language: "de" })));
  await page.goto("/learn/oraklos/prediction");
  const table = page.locator(".tondo .ground");
  await expect(table).toBeVisible();
  await pressUntil(page.getByRole("button", { name: "Weiter" }), () =>
    expect(page.locator(".learn-bar .soft")).toHaveText(/^2 von/),
  );
  await redrawn(page);
  expect((await table.boundingBox())!.width).toBeGreaterThanOrEqual(190);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const number = page.locator(".learn-bar .soft");
  await pressUntil(page.getByRole("button", { name: "Weiter" }), () => expect(number).toHaveText(/^3 von/));
  expect((await number.boundingBox())!.height, "beside a long title, in one line").toBeLessThan(30);
});

test("on a phone the names of four seats stand beside their signs", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ language: "de" })));
  await page.goto("/new/keltis?bots=3");
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await pressUntil(page.getByRole("button", { name: "Spiel beginnen" }), () => page.waitForURL(/\/table\//));
  const seat = page.locator(".seats li", { hasText: "Kassandra" });
  await expect(seat).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const [sign, name] = [
    (await seat.locator("svg").first().boundingBox())!,
    (await seat.locator(".name b").boundingBox())!,
  ];
  expect(name.x).toBeGreaterThanOrEqual(sign.x + sign.width);
  expect(name.y).toBeLessThan(sign.y + sign.height);
});

test("on a small phone no button of a table's header lies over another", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ language: "de" })));
  await page.goto("/learn/oracle/trick");
  await expect(page.locator(".jump button").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const buttons = page.locator("header :is(a, button), .jump button").filter({ visible: true });
  const boxes = await buttons.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).sort((a, b) => a.x - b.x),
  );
  expect(boxes.length).toBe(5);
  for (const [place, box] of boxes.entries()) expect(box.right).toBeLessThanOrEqual(boxes[place + 1]?.left ?? 360);
});

test("why a card wins stands on the screen, and over no value", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ language: "de" })));
  await page.goto("/learn/oracle/trick");
  const goOn = page.getByRole("button", { name: "Weiter", exact: true });
  await pressUntil(goOn, () => expect(page.getByRole("button", { name: "Blau 10" })).toHaveClass(/hinted/));
  await pressUntil(page.getByRole("button", { name: "Blau 10" }), () => expect(goOn).toBeVisible());
  await pressUntil(goOn, () => expect(page.getByRole("button", { name: "Rot 3," })).toHaveClass(/hinted/));
  const [green, reason] = [page.getByRole("button", { name: "Jasons grüne 11" }), page.locator(".reason")];
  await pressUntil(page.getByRole("button", { name: "Rot 3," }), () => expect(green).toBeVisible());
  await pressUntil(green, () => expect(reason).toBeVisible());
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await redrawn(page);
    const box = (await reason.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    for (const value of await page.locator(".trick .value").all()) {
      const { x, y, width, height } = (await value.boundingBox())!;
      const isApart =
        x >= box.x + box.width || x + width <= box.x || y >= box.y + box.height || y + height * 0.75 <= box.y;
      expect(isApart, JSON.stringify({ box, x, y, width, height })).toBe(true);
    }
  }
});

test("on a small phone the number of Delphi's tasks covers none of them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ language: "de" })));
  await page.goto("/learn/delphi/statue");
  const [number, tasks] = [page.locator(".goal .count b:visible"), page.locator(".goal button")];
  await expect(tasks).toHaveCount(12);
  await expect(tasks.last()).toBeInViewport({ ratio: 1 });
  const [left, right] = [(await number.boundingBox())!, (await tasks.first().boundingBox())!];
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
});

/** How wide and how high the room around a control's middle is in which a finger presses it, up to 44 pixels.
    The edge of the screen takes nothing away. */
const touched = (control: Locator) =>
  control.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const isOurs = (dx: number, dy: number) => {
      const [left, top] = [middle.x + dx, middle.y + dy];
      if (left < 0 || top < 0 || left >= innerWidth || top >= innerHeight) return true;
      const found = document.elementFromPoint(left, top);
      return !!found && (one.contains(found) || found === one.closest("label"));
    };
    const room = (dx: number, dy: number) => {
      const [there, back] = [1, -1].map((way) => {
        let far = 0;
        while (far < 44 && isOurs(dx * way * (far + 1), dy * way * (far + 1))) far += 1;
        return far;
      });
      return Math.min(44, there! + back! + 1);
    };
    return [room(1, 0), room(0, 1)];
  });

for (const size of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])
  test(`a finger finds the small controls at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ language: "de" })));
    const expectWide = async (control: Locator) => {
      await expect(control).toBeVisible();
      await redrawn(page);
      await expect.poll(() => touched(control), { message: String(control), timeout: 15_000 }).toEqual([44, 44]);
    };
    await page.goto("/new/keltis");
    for (const one of await page.getByRole("radio").all()) await expectWide(one);
    await pressUntil(page.getByRole("button", { name: "Tisch eröffnen" }), () => page.waitForURL(/\/table\//));
    await expectWide(page.getByRole("button", { name: "Ton an" }));
    await page.goto("/learn/keltis/rows");
    const step = page.locator(".learn-bar .soft");
    await pressUntil(page.getByRole("button", { name: "Weiter", exact: true }), () =>
      expect(step).toHaveText(/^2 von/),
    );
    await expectWide(page.getByRole("button", { name: "Zurück", exact: true }));
    await expectWide(page.locator(".learn-bar .clause"));
    await page.goto("/new/keltis?bots=3");
    await pressUntil(page.getByRole("button", { name: "Spiel beginnen" }), () => page.waitForURL(/\/table\//));
    await expectWide(page.locator(".prompt .clause"));
  });

test("on a phone the chairs of a waiting room stay where they are after sitting down", async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/new/keltis");
  await pressUntil(page.getByRole("button", { name: "Open the table" }), () => page.waitForURL(/\/table\/[^#]+#.+/));
  await expect(page.getByRole("heading", { name: "Invite" })).toBeVisible();
  const tops = (names: string[]) =>
    Promise.all(names.map(async (name) => (await page.getByRole("heading", { name }).boundingBox())!.y));
  const [title, chairs, invite] = await tops(["Keltis", "Chairs", "Invite"]);
  expect([title! < chairs!, chairs! < invite!]).toEqual([true, true]);
  const rules = (await page.getByRole("link", { name: "All the rules" }).boundingBox())!;
  expect(rules.y, "a host invites before reading").toBeGreaterThan(invite!);
  const asked = { cookies: [], origins: [] }; // the question about sound comes, too
  const context = await browser.newContext({ locale: "en", viewport: page.viewportSize(), storageState: asked });
  const friend = await context.newPage();
  await friend.goto(page.url());
  const chair = friend.getByRole("listitem").filter({ has: friend.locator("svg") });
  await expect(chair).toHaveCount(4);
  await friend.evaluate(() => document.fonts.ready);
  await expect(friend.getByText(/watching/), "one does not watch oneself").toBeHidden();
  const topsOf = () => chair.evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().y));
  const before = await topsOf();
  await friend.getByRole("button", { name: "Sit here" }).first().click();
  await expect(friend.getByText("(you)")).toBeVisible();
  await expect(friend.getByRole("button", { name: "Sound on" })).toBeVisible();
  expect(await topsOf()).toEqual(before);
  await context.close();
});

test("on a small phone no page of lessons scrolls sideways in German", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ language: "de" })));
  for (const game of ["oracle", "delphi", "keltis", "oraklos"]) {
    await page.goto(`/learn/${game}`);
    await expect(page.locator("ol li").first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page);
  }
});
