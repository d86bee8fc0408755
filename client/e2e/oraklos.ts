/** Tables of Oraklos for the tests, with easy dice and with clocks slow enough for a slow machine. */
import type { Browser, Page } from "@playwright/test";
import { expect, pressUntil, secondBrowser } from "./test";

interface Wish {
  [label: string]: string;
}

/** Small dice without holes: nearly every card can be found in the throw, so a game ends after few rounds. */
const KIND_THROW = {
  name: "kind.toml",
  mimeType: "text/plain",
  buffer: Buffer.from("[dice]\ngap = 1.6\nhole_faces = 0\n[side]\nstandard = 0.03\njunior = 0.03\nantipodes = 0.13\n"),
};

/** Between people: time enough to look, and no throw before everybody is ready. */
const NO_HURRY = {
  "Time to look, in seconds": "900",
  "Time to point, in seconds": "60",
  "Pause before the throw, in seconds": "0",
};

/** The form for a new table, with clocks slow enough for a slow machine. */
export async function fill(page: Page, mode: string, wish: Wish): Promise<void> {
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByText("More choices").click();
  await page.getByRole("combobox", { name: "Game" }).selectOption({ label: mode });
  for (const [label, value] of Object.entries(wish)) await page.getByLabel(label).fill(value);
  await page.getByLabel("Own throw").setInputFiles(KIND_THROW);
}

/** A game against one bot. */
export async function start(page: Page, mode: string): Promise<void> {
  await page.goto("/new/oraklos?bots=1");
  await fill(page, mode, { "Time to point, in seconds": "60", "Time to challenge, in seconds": "1" });
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
}

/** Opens a table and returns its invitation. */
export async function invite(page: Page, mode: string, wish: Wish = {}): Promise<URL> {
  await fill(page, mode, { ...NO_HURRY, ...wish });
  await pressUntil(page.getByRole("button", { name: "Open the table" }), () => page.waitForURL(/\/table\//));
  return new URL(await page.getByLabel("Address to share").inputValue());
}

/** The guest follows the invitation and sits down, and the host starts the game. */
export async function sitAndStart(host: Page, guest: Page, address: string): Promise<void> {
  await guest.goto(address);
  await pressUntil(guest.getByRole("button", { name: "Sit here" }).first(), () =>
    expect(guest.getByText("The host will start the game.")).toBeVisible(),
  );
  await pressUntil(host.getByRole("button", { name: "Start the game" }), () =>
    expect(host.getByRole("button", { name: "Pause" })).toBeVisible(),
  );
}

/** A game with a friend in another browser. No bot takes a token or ends the search while the test looks. */
export async function startWithFriend(page: Page, browser: Browser, complaints: string[], mode: string): Promise<Page> {
  await page.goto("/new/oraklos");
  await page.getByLabel("Bots may give hints").check();
  const address = await invite(page, mode);
  const friend = await secondBrowser(browser, complaints);
  await sitAndStart(page, friend, address.href);
  return friend;
}

/** Both say that they are ready, and the dice fall. */
export async function bothReady(one: Page, other: Page): Promise<void> {
  for (const page of [one, other]) {
    const ready = page.getByRole("button", { name: "I am ready" });
    await expect(ready).toBeVisible();
    await pressUntil(ready, () => expect(ready).toBeHidden());
  }
}

/** A game with a friend up to the search, which lasts a quarter of an hour. */
export async function searchWithFriend(...asked: Parameters<typeof startWithFriend>): Promise<Page> {
  const friend = await startWithFriend(...asked);
  await bothReady(asked[0], friend);
  return friend;
}
