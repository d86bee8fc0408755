import type { Page } from "@playwright/test";
import { bothReady, invite, sitAndStart, startWithFriend } from "./oraklos";
import { slowLine, type Line } from "./proxy";
import { expect, secondBrowser, test } from "./test";

const MINUTE_MS = 60_000;

/** Changes the time that the browser's clock showed at its acts: by one shift for a claim, by another for the rest.
    Returns the claims that it has sent, and the alerts that it has shown, however briefly. */
async function withClock(page: Page, shifts: { claim: number; other: number }) {
  await page.addInitScript((by) => {
    const noted = { claims: [] as string[], alerts: [] as string[] };
    Object.assign(window, { noted });
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (this: WebSocket, data) {
      const act = JSON.parse(String(data)) as { at?: number; do?: string };
      const isClaim = act.do?.startsWith("claim 3") ?? false;
      if (act.at !== undefined) act.at = Math.max(0, act.at + (isClaim ? by.claim : by.other));
      send.call(this, JSON.stringify(act));
      if (isClaim) noted.claims.push(JSON.stringify(act));
    };
    new MutationObserver(() => {
      for (const one of document.querySelectorAll("[role=alert]"))
        if (one.textContent) noted.alerts.push(one.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, shifts);
  const noted = () =>
    page.evaluate(() => (window as unknown as { noted: { claims: string[]; alerts: string[] } }).noted);
  return { claims: async () => (await noted()).claims, alerts: async () => (await noted()).alerts.join("\n") };
}

/** Presses a key for token 3 and waits until the whole claim lies in the held line. */
async function claimInto(line: Line, page: Page, claims: () => Promise<string[]>): Promise<void> {
  line.hold();
  await page.keyboard.press("q");
  await expect.poll(claims).toHaveLength(1);
  const [claim] = await claims();
  await expect.poll(line.held).toBeGreaterThan(claim!.length);
}

test("two browsers race for a token, and the earlier press wins although its message comes later", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const port = Number(new URL(baseURL!).port);
  const [line, slowOne] = [await slowLine(port, 0), await slowLine(port, 0)];
  const slow = await secondBrowser(browser, complaints);
  // The server subtracts as much delay from the claim of the slow browser as it ever does, half a second, and none
  // from the other. Nothing before the claim uses up what it may subtract.
  const quick = await withClock(page, { claim: MINUTE_MS, other: 0 });
  const late = await withClock(slow, { claim: -MINUTE_MS, other: MINUTE_MS });
  await page.goto(`${line.address}/new/oraklos`);
  const invitation = await invite(page, "Junior", { "Window for claims, in milliseconds": "1000" });
  await sitAndStart(page, slow, `${slowOne.address}${invitation.pathname}${invitation.hash}`);
  await bothReady(page, slow);
  for (const one of [page, slow]) await expect(one.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled();
  // The dice have lain there for longer than the server ever subtracts: no claim can be from before they fell.
  await page.waitForTimeout(1000);
  await claimInto(slowOne, slow, late.claims);
  await claimInto(line, page, quick.claims);
  // Both leave at the same moment, so a busy machine does not change who was first.
  line.release();
  slowOne.release();
  await expect.poll(quick.alerts).toMatch(/^Too late, by \d+ milliseconds\.$/m);
  await expect(slow.getByRole("list", { name: "Tokens" }).getByRole("listitem").first()).not.toContainText("free");
  expect(await late.alerts()).not.toContain("Too late");
  await slow.context().close();
  line.close();
  slowOne.close();
});

test("the others see what you point at die by die, before it is judged", async ({ page, browser, complaints }) => {
  const other = await startWithFriend(page, browser, complaints, "Junior");
  await bothReady(page, other);
  await expect(page.getByRole("button", { name: /^Token 3 on/ }).first()).toBeEnabled();
  // The friend sees the claim when it counts; one's own page shows it at once, and may have to take it back.
  const token = other.getByRole("list", { name: "Tokens" }).getByRole("listitem").first();
  // A claim is refused as long as it may be from before the dice fell.
  await expect(async () => {
    await page.keyboard.press("q");
    await expect(token).not.toContainText("free", { timeout: 2000 });
  }).toPass();
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
