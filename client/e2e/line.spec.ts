/** Connections: slow ones, where an act answers the position on the screen, and lost ones. */
import type { Page } from "@playwright/test";
import { slowLine } from "./proxy";
import { slowServer } from "./slowServer";
import { expect, test } from "./test";

const DELAY_MS = 300;

/** What the current test has opened. */
const open: { close: () => unknown }[] = [];
test.afterEach(async ({ page }) => {
  if (open.length) await page.goto("about:blank"); // a page that is open would ask a server that is gone
  for (const one of open.splice(0)) await one.close();
});

interface Sent {
  line: number;
  shown: number;
}

/** Records for every act sent which line it answers, and which line the board shows at that moment. */
async function listen(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.exposeFunction("noteAct", (line: number, shown: number) => sent.push({ line, shown }));
  await page.addInitScript(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function note(data) {
      const message = typeof data === "string" ? (JSON.parse(data) as { type: string; line: number }) : null;
      const shown = Number(document.querySelector("[data-line]")?.getAttribute("data-line"));
      if (message?.type === "act")
        (window as unknown as { noteAct: (line: number, shown: number) => void }).noteAct(message.line, shown);
      send.call(this, data);
    };
  });
  return sent;
}

for (const [game, controls] of [
  ["oracle", [".hand .may:enabled"]],
  ["keltis", [".hand .may:enabled", ".offers button:enabled", ".piles button:enabled"]],
] as const)
  test(`${game}: on a slow connection to a slow server every act answers the line on screen`, async ({ page }) => {
    test.slow();
    const server = await slowServer();
    const line = await slowLine(server.port, DELAY_MS);
    open.push(line, server);
    const sent = await listen(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${line.address}/new/${game}?bots=1`);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.waitForURL(/\/table\//);
    if (game === "oracle") {
      await expect(page.locator(".choose li button").first()).toBeVisible();
      for (const place of [0, 1]) await page.locator(".choose li button").nth(place).click();
      await page.getByRole("button", { name: "Keep these two" }).click();
    }
    await expect(async () => {
      const loser = page.getByRole("button", { name: "Keep it" });
      if (await loser.isVisible()) await loser.click({ timeout: 400 });
      // Impatient presses, while positions are still being delivered and shown.
      for (const control of controls)
        await page
          .locator(control)
          .first()
          .click({ timeout: 400, force: true })
          .catch(() => undefined);
      expect(sent.length).toBeGreaterThanOrEqual(5);
    }).toPass({ intervals: [150] });
    expect(sent.filter((one) => one.line !== one.shown)).toEqual([]);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  });

test("a running table takes newer code as soon as the server is back", async ({ page }) => {
  let cut = () => Promise.resolve();
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    socket.connectToServer();
    cut = () => socket.close();
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play against bots" }).first().click();
  await expect(page).toHaveURL(/\/table\//);
  const table = page.url();
  await expect(page.getByRole("group", { name: "Log" })).toBeVisible();
  let asked = 0;
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    asked += 1;
    const body = (await answer.text()).replace(/src="\/assets\/index-[^"]+"/, 'src="/assets/index-newer.js"');
    await route.fulfill({ response: answer, body });
  });
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await cut();
  await expect.poll(() => page.evaluate(() => "isOld" in window).catch(() => true)).toBe(false);
  expect(asked).toBe(1);
  expect(page.url().split("#")[0]).toBe(table.split("#")[0]);
});
