import type { Page } from "@playwright/test";
import { startWithFriend } from "./oraklos";
import { expect, playAgainstBots, pressUntil, test } from "./test";

interface Message {
  type: string;
  line?: number;
  legal?: string[];
  do?: string;
}

/** Records the messages: the lines of positions received and of acts sent. */
async function listen(page: Page): Promise<{ came: Message[]; left: Message[] }> {
  const noted = { came: [] as Message[], left: [] as Message[] };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      if (message.type === "table") noted.came.push(message);
    });
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      if (message.type === "act") noted.left.push(message);
    });
  });
  return noted;
}

/** Presses the board where there is no card, chip or name, since those open their explanation. */
async function pressBetweenSigns(page: Page): Promise<void> {
  const { x, y } = await page.locator(".trick").evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    for (let down = 5; down < height; down += 10)
      for (let right = 5; right < width; right += 10) {
        const found = document.elementFromPoint(left + right, top + down);
        const sign = found?.closest("button, a, [role=button], [role=img], [tabindex]") ?? null;
        if (found && board.contains(found) && (sign === null || !board.contains(sign) || sign === board))
          return { x: left + right, y: top + down };
      }
    throw new Error("signs cover the whole board");
  });
  await page.mouse.click(x, y);
}

/** A click that happened this many milliseconds after the page's first one, however late the machine delivers it. */
let first = 0;
async function clickAt(page: Page, x: number, y: number, after: number): Promise<void> {
  if (after === 0) first = Date.now();
  const line = await page.context().newCDPSession(page);
  for (const type of ["mouseMoved", "mousePressed", "mouseReleased"] as const)
    await line.send("Input.dispatchMouseEvent", {
      type,
      x,
      y,
      button: type === "mouseMoved" ? "none" : "left",
      clickCount: 1,
      timestamp: (first + after) / 1000,
    });
  await line.detach();
}

/** Lets the test keep every move on show until somebody presses. Otherwise a slow machine looks too late. */
async function ownPace(page: Page): Promise<{ hold: () => Promise<void> }> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const later = (run: () => void, ms = 0) => wait(run, ms > 1000 && "held" in window ? 100 * ms : ms);
    window.setTimeout = later as typeof setTimeout;
  });
  return { hold: () => page.evaluate(() => void Object.assign(window, { held: true })) };
}

const choose = async (page: Page) => {
  await page.locator(".choose li button").nth(0).click();
  await page.locator(".choose li button").nth(1).click();
  await page.getByRole("button", { name: "Keep these two" }).click();
};

test("board, hand, log and footer follow one position at the chosen pace, and a press skips ahead", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("How fast moves are shown").selectOption("calm");
  const noted = await listen(page);
  const pace = await ownPace(page);
  await playAgainstBots(page, "Oracle");
  await choose(page);
  await expect(page.locator(".hand .may:enabled").first()).toBeVisible();
  await pace.hold();
  await page.locator(".hand .may:enabled").first().click();
  // The bots answer within milliseconds; their cards are shown one after another.
  await expect.poll(() => noted.left.length).toBe(2);
  const played = noted.left.at(-1)!.line!;
  await expect.poll(() => noted.came.some((one) => one.line! > played && one.legal!.length > 0)).toBe(true);
  await expect(page.locator(".hand .may:enabled")).toHaveCount(0);
  await expect(page.locator(".frame .bar")).toContainText("Press the board to skip ahead.");
  const lines = await page.locator(".log li").count();
  // A trick with a loser chip may ask about it before the next card.
  const next = page.locator(".hand .may:enabled, .loser button").first();
  await expect(async () => {
    await pressBetweenSigns(page); // Again if bots moved meanwhile: later moves are shown at normal pace.
    await expect(next).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect.poll(() => page.locator(".log li").count()).toBeGreaterThan(lines);
  await pressUntil(next, () => expect.poll(() => noted.left.length).toBeGreaterThanOrEqual(3));
  for (const act of noted.left) {
    const answered = noted.came.find((position) => position.line === act.line);
    expect(answered?.legal).toContain(act.do);
  }
});

test("the label of a setting can be pressed, and the setting is kept", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Motion", { exact: true }).click();
  await expect(page.getByLabel("Motion")).not.toBeChecked();
  await page.getByLabel("How fast moves are shown").selectOption("quick");
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByLabel("Motion")).not.toBeChecked();
  await expect(page.getByLabel("How fast moves are shown")).toHaveValue("quick");
  await page.mouse.click(300, 500);
  await expect(page.getByLabel("Motion")).toHaveCount(0);
});

test("two clicks at the same place, 250 ms apart, do one thing", async ({ page, browser, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const noted = await listen(page);
  const friend = await startWithFriend(page, browser, complaints, "Junior");
  await friend.getByRole("button", { name: "I am ready" }).click();
  const ready = page.getByRole("button", { name: "I am ready" });
  await ready.click({ trial: true }); // It has stopped moving.
  const box = (await ready.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await clickAt(page, x, y, 0);
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeVisible();
  await clickAt(page, x, y, 250);
  await expect(page.getByRole("button", { name: /I find no more/ })).toBeEnabled();
  await page.keyboard.press("n");
  await expect.poll(() => noted.left.map((act) => act.do)).toEqual(["ready", "no more"]);
  await friend.context().close();
});
