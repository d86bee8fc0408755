import type { Page } from "@playwright/test";
import { breakable, expect, expectAccessible, pressUntil, secondBrowser, takeName, test } from "./test";

async function keepTwo(page: Page): Promise<void> {
  const prophecies = page.locator(".choose li button");
  await prophecies.nth(0).click();
  await prophecies.nth(1).click();
  await page.getByRole("button", { name: "Keep these two" }).click();
}

const card = (page: Page) => page.locator(".hand .may:enabled").first();
const loser = (page: Page) => page.getByRole("button", { name: "Keep it" });

/** Waits until one of these players must act. Until they do, no bot moves. */
async function expectTurnOf(...pages: Page[]): Promise<void> {
  const isAsked = async (one: Page) => (await card(one).isVisible()) || (await loser(one).isVisible());
  await expect.poll(async () => (await Promise.all(pages.map(isAsked))).includes(true)).toBe(true);
}

/** Plays a card if it is this browser's turn, or answers the question after a trick. */
async function playOne(page: Page): Promise<void> {
  if (await loser(page).isVisible())
    await loser(page)
      .click({ timeout: 2000 })
      .catch(() => undefined);
  if (await card(page).isVisible())
    await card(page)
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

/** The file with the board of Keltis; its words are in others. */
const KELTIS_BOARD = /\/assets\/keltis-(?!(en|de)-)[^/]*\.js$/;

test("two browsers and a bot play together; a link joins; a lost connection comes back", async ({
  page,
  browser,
  complaints,
}) => {
  const friend = await secondBrowser(browser, complaints);
  const line = await breakable(friend);

  await takeName(page, "Anna");
  await page.goto("/new/oracle");
  await page.getByRole("radio", { name: "3" }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Chairs" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel("Address to share")).toHaveValue(/\/table\/[^#]+#.+/);
  const link = await page.getByLabel("Address to share").inputValue();

  await takeName(friend, "Bert");
  await friend.setViewportSize({ width: 360, height: 640 });
  await friend.goto(link);
  await expect(friend.getByRole("button", { name: "Sit here" }).first()).toBeInViewport({ ratio: 1 });
  await friend.getByRole("button", { name: "Sit here" }).first().click();
  await friend.setViewportSize({ width: 1280, height: 720 });
  await expect(friend.getByText("The host will start the game.")).toBeVisible();
  await expect(page.getByText("Bert")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole("button", { name: /^Start, with a bot/ }).click();

  const choice = /Keep two of these prophecies/i;
  await expect(friend.getByText(choice)).toBeVisible();
  await expect(page.getByText("not connected")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await line.cut();
  await expect(friend.getByText("Connection lost").first()).toBeVisible();
  await expect(friend.getByText(choice)).toBeVisible();
  line.restore();
  await expect(friend.getByText("Connection lost")).toHaveCount(0);
  await Promise.all([keepTwo(page), keepTwo(friend)]);
  const log = page.getByRole("group", { name: "Log" });
  const tricks = async (one: Page) =>
    await one
      .getByRole("group", { name: "Log" })
      .getByText(/wins the trick/)
      .count();
  await expect(async () => {
    await playOne(page);
    await playOne(friend);
    expect(await tricks(page)).toBeGreaterThanOrEqual(2);
  }).toPass();

  await line.cut();
  await expect(friend.getByText("Connection lost").first()).toBeVisible();
  line.restore();
  await expect(friend.getByText("Connection lost")).toHaveCount(0);
  await expect(async () => {
    await playOne(page);
    await playOne(friend);
    expect(await tricks(friend)).toBeGreaterThanOrEqual(4);
  }).toPass();
  await expect(log.getByText(/Bert plays/).first()).toBeVisible();

  await friend.reload();
  await expect(async () => expect(await tricks(friend)).toBeGreaterThanOrEqual(4)).toPass();
  await expect(friend.getByText("Earlier moves are in the replay")).toHaveCount(0);
  await friend
    .getByRole("button", { name: /^Replay: .* wins the trick/ })
    .first()
    .click();
  await expect(friend).toHaveURL(/\/replay\/\w+\?line=\d+/);
  await friend.goBack();
  await expectTurnOf(page, friend); // a bot's move would remove the sentence about the pause

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(friend.getByText("Anna would like a pause.")).toBeVisible();
  await friend.getByRole("button", { name: "No", exact: true }).click();
  await expect(page.getByText("Somebody said no.")).toBeVisible();

  // A question stands alone above the board: the note about the pause comes back after it.
  await page.getByRole("button", { name: "Pause" }).click();
  await friend.getByRole("button", { name: "All right" }).click();
  const note = friend.locator(".banner", { hasText: "The game is paused." });
  await expect(note).toBeVisible();
  // The button stands where "Pause" was pressed a moment ago.
  await pressUntil(page.getByRole("button", { name: "Go on" }), () =>
    expect(friend.getByText("Anna would like to go on.")).toBeVisible(),
  );
  await expect(note).toHaveCount(0);
  await friend.getByRole("button", { name: "No", exact: true }).click();
  await expect(note).toBeVisible();
  await pressUntil(page.getByRole("button", { name: "Go on" }), () =>
    expect(friend.getByText("Anna would like to go on.")).toBeVisible(),
  );
  await friend.getByRole("button", { name: "All right" }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();

  const wish = friend.getByText("Anna would like to take a move back.");
  const ask = page.getByRole("button", { name: "Ask to undo" });
  await expect(async () => {
    // Before another's move Anna may take her card back alone. If her card won the trick, she leads the next.
    for (const one of [friend, page]) if (!(await ask.isVisible())) await playOne(one);
    await expect(ask).toBeVisible({ timeout: 300 });
  }).toPass();
  await pressUntil(ask, () => expect(page.getByText("You asked to undo.")).toBeVisible());
  await expect(page.getByText("Somebody said no.")).toHaveCount(0);
  await expect(wish).toBeVisible();
  await pressUntil(page.getByRole("button", { name: "Cancel" }), () => expect(wish).toHaveCount(0));
  await pressUntil(ask, () => expect(wish).toBeVisible());
  await pressUntil(friend.getByRole("button", { name: "All right" }), () => expect(wish).toHaveCount(0));
  await expect(log.getByText("Anna takes a move back.").first()).toBeVisible();
  await expect(page.getByText("Somebody said no.")).toHaveCount(0);

  const say = async (words: string) => {
    await friend.getByRole("tab", { name: "Chat" }).click();
    await friend.getByLabel("Say something").fill(words);
    await friend.getByRole("button", { name: "Send" }).click();
    await expect(friend.getByText(words)).toBeVisible();
  };
  await page.getByRole("tab", { name: "Chat" }).click();
  await say("Good luck!");
  await expect(page.getByText("Good luck!")).toBeVisible();
  await page.getByRole("button", { name: "Mute Bert" }).click();
  await expect(page.getByText("Good luck!")).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await say("Can you hear me?");
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByRole("button", { name: "Hear Bert again" }).click();
  await expect(page.getByText("Can you hear me?")).toHaveCount(0);
  await friend.context().close();
  await expect(page.getByText(/not connected, bot in 0:\d\d/)).toBeVisible();
});

test("a host who leaves before the start closes the table, and everybody sees the reason", async ({
  page,
  browser,
  complaints,
}) => {
  const friend = await secondBrowser(browser, complaints);
  await page.goto("/new/keltis");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByLabel("Address to share")).toHaveValue(/\/table\/[^#]+#.+/);
  await friend.goto(await page.getByLabel("Address to share").inputValue());
  await friend.getByRole("button", { name: "Sit here" }).first().click();
  await expect(friend.getByText("(you)")).toBeVisible();
  await page.getByRole("button", { name: "Leave the table" }).click();
  for (const one of [page, friend]) {
    await expect(one.getByRole("heading", { name: "This table is closed" })).toBeVisible();
    await expect(one.getByText("The host has left")).toBeVisible();
  }
  await expectAccessible(friend);
  await friend.locator("main").getByRole("link", { name: "Home" }).click();
  await expect(friend).toHaveURL(/\/$/);
  await friend.context().close();
});

test("the plain table plays any game", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(/^Text view/).check();
  for (const game of ["oracle", "delphi", "oraklos"]) {
    await page.goto(`/new/${game}?bots=1`);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByRole("heading", { name: "What you see" })).toBeVisible();
    await expectAccessible(page);
    const choices = page.locator(".plain section").first().locator("li button:enabled");
    const line = () => page.locator("[data-line]").getAttribute("data-line");
    const before = await line();
    await choices.first().click();
    await expect.poll(line).not.toBe(before);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  }
});

test("the plain table is shown while a board is slow to load", async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  await page.route(KELTIS_BOARD, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/new/keltis?bots=1");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("heading", { name: "What you see" })).toBeVisible();
  release();
  await expect(page.getByRole("group", { name: "The spiral path" })).toBeVisible();
});

for (const kind of ["js", "css"])
  test(`a board whose ${kind} file fails to load is tried again, and the page says so`, async ({
    page,
    complaints,
  }) => {
    let isBroken = true;
    await page.route(kind === "js" ? KELTIS_BOARD : /\/assets\/keltis-[^/]*\.css$/, (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto("/new/keltis?bots=1");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByText("The board could not be loaded. We keep trying")).toBeVisible();
    await expect(page.getByRole("heading", { name: "What you see" })).toBeVisible();
    isBroken = false;
    await expect(page.getByRole("group", { name: "The spiral path" })).toBeVisible();
    await expect(page.getByText("The board could not be loaded")).toHaveCount(0);
    await expect(page.locator(".keltis")).toHaveCSS("display", "grid");
    complaints.splice(0); // The browser logs each request that failed.
  });

test("where sockets are blocked the game still works, and others may watch", async ({ page, browser, complaints }, {
  repeatEachIndex,
}) => {
  const host = `Watched ${repeatEachIndex}`;
  await takeName(page, host);
  await page.routeWebSocket(/\/api\/socket/, (socket) => socket.close());
  await page.goto("/new/oracle");
  await page.getByText("Everybody may join").click();
  await page.getByText("More choices").click();
  await page.getByText("Passing draft").click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const give = page.getByRole("button", { name: /^(Hand these two on|Lay these two open)$/ });
  const prophecies = page.locator(".choose li button");
  await pressUntil(page.getByRole("button", { name: /^Start, with bots/ }), () => expect(prophecies).toHaveCount(4));
  await prophecies.nth(0).click();
  await prophecies.nth(1).click();
  await give.click();
  await expect(page.getByRole("group", { name: "Log" })).toContainText(/hands two prophecies|lays two prophecies/);

  const watcher = await secondBrowser(browser, complaints);
  await watcher.goto("/");
  await watcher
    .getByRole("heading", { name: "Tables to watch" })
    .locator("..")
    .getByRole("link", { name: new RegExp(`^Watch: .*${host}`) })
    .click();
  await expect(watcher.getByRole("list", { name: "Seats" })).toBeVisible();
  await expect(watcher.getByRole("list", { name: /Your hand/ })).toHaveCount(0);
  await expectAccessible(watcher);
  await watcher.context().close();
});
