import { fill } from "./oraklos";
import { expect, secondBrowser, test } from "./test";

const MINUTE_MS = 60_000;

/** The act as it would be if the clock of its browser had shown another time at the press. */
function shiftedBy(message: string | Buffer, shift: number): string {
  const act = JSON.parse(String(message)) as { at?: number };
  return JSON.stringify(act.at === undefined ? act : { ...act, at: Math.max(0, act.at + shift) });
}

test("two browsers race for a token, and the earlier press wins although its message comes later", async ({
  page,
  browser,
  complaints,
}) => {
  const slow = await secondBrowser(browser, complaints);
  // The claim of the slow browser waits until the other's has been sent. The server subtracts as much delay from it
  // as it ever does, half a second, and none from the other: a busy machine does not change who was first.
  let sendHeld: (() => void) | null = null;
  const order: string[] = [];
  const isClaim = (message: string | Buffer) => String(message).includes('"claim 3');
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isClaim(message)) return server.send(message);
      order.push("quick");
      server.send(shiftedBy(message, MINUTE_MS));
      sendHeld?.();
    });
  });
  await slow.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      // Nothing before the claim uses up what the server may subtract.
      if (!isClaim(message)) return server.send(shiftedBy(message, MINUTE_MS));
      sendHeld = () => {
        order.push("slow");
        server.send(shiftedBy(message, -MINUTE_MS));
      };
    });
  });
  await page.goto("/new/oraklos");
  await fill(page, "Junior", { "Window for claims, in milliseconds": "1000" });
  await page.getByRole("button", { name: "Open the table" }).click();
  await slow.goto(await page.getByLabel("Address to share").inputValue());
  await slow.getByRole("button", { name: "Sit here" }).first().click();
  await expect(slow.getByText("The host will start the game.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const one of [page, slow]) await one.getByRole("button", { name: "I am ready" }).click();
  for (const one of [page, slow]) await expect(one.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled();
  // The dice have lain there for longer than the server ever subtracts: no claim can be from before they fell.
  await page.waitForTimeout(1000);
  await slow.keyboard.press("q");
  await expect.poll(() => sendHeld !== null).toBe(true);
  await page.keyboard.press("q");
  await expect(page.getByText(/^Too late, by \d+ milliseconds\.$/)).toBeVisible();
  expect(order).toEqual(["quick", "slow"]);
  await expect(slow.getByRole("list", { name: "Tokens" }).getByRole("listitem").first()).not.toContainText("free");
  await expect(slow.getByText(/^Too late/)).toHaveCount(0);
  await slow.context().close();
});

test("the others see what you point at die by die, before it is judged", async ({ page, browser, complaints }) => {
  const other = await secondBrowser(browser, complaints);
  await page.goto("/new/oraklos");
  await fill(page, "Junior", { "Time to look, in seconds": "20", "Time to point, in seconds": "60" });
  await page.getByRole("button", { name: "Open the table" }).click();
  await other.goto(await page.getByLabel("Address to share").inputValue());
  await other.getByRole("button", { name: "Sit here" }).first().click();
  await expect(other.getByText("The host will start the game.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const one of [page, other]) await one.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled();
  await page.keyboard.press("q");
  for (const one of [page, other]) await one.getByRole("button", { name: "I find no more" }).click();
  const dice = page.locator("g.press");
  await expect(dice).toHaveCount(16);
  const line = other.locator(".throw path.drawn");
  const order = other.locator(".throw .die text");
  await expect(line).toHaveCount(0);
  for (const die of [9, 2]) await dice.nth(die).dispatchEvent("click");
  await expect(order).toHaveText(["2", "1"]); // In the order of the dice: the tenth was the first.
  await expect(line).toHaveAttribute("d", /^M\S+ \S+L\S+ \S+$/);
  await expect(other.getByRole("timer")).toBeVisible();
  await expect(other.locator(".verdict")).toHaveCount(0);
  await dice.nth(9).dispatchEvent("click");
  await expect(order).toHaveText(["1"]);
  for (const die of [9, 5, 12]) await dice.nth(die).dispatchEvent("click");
  await expect(line).toHaveCount(0);
  await expect(other.getByRole("heading", { name: /^Round 1:/ })).toBeVisible();
  await other.context().close();
});
