/** Tables on this device: the same rules in the browser, without a server. */
import { execFileSync } from "node:child_process";
import { test } from "./device";
import { bin } from "./server";
import { STARTED, play, startHere, useTextView } from "./local";
import { test as elsewhere, expect, expectAccessible, watch } from "./test";

test.setTimeout(600_000);

elsewhere("a whole game of Oracle without the pack, closed and continued; its record verifies", async ({ page }) => {
  await useTextView(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/new/oracle?bots=1");
  await page.getByRole("link", { name: "Play on this device" }).click();
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\/local-/, STARTED);
  await expect(page.getByText("This table is on your device")).toBeVisible(STARTED);
  await expectAccessible(page);
  await play(page, 4);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText(/^A bot would do this: /)).toBeVisible(STARTED);
  await page.getByRole("button", { name: /undo/i }).click();
  await expect(page.getByRole("group", { name: "Log" })).toContainText(/back/);
  await page.goto("/here");
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Go.*Oracle/ }).click();
  await expect(page.locator(".plain")).toBeVisible(STARTED);
  await expect(page.getByRole("group", { name: "Log" })).toContainText(/plays/);
  await play(page);
  await expect(page.getByRole("heading", { name: /won$/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Record" }).click(),
  ]);
  expect(execFileSync(`${bin}/adyton`, ["verify", await download.path()], { encoding: "utf8" })).toContain(
    "all within the rules",
  );
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.getByRole("tab", { name: "Review" }).click();
  await expect(page.getByText(/^([1-9]|\d\d|100) % of the game looked through|^The bot (has|found) /)).toBeVisible(
    STARTED,
  );
  expect(asked.filter((path) => path.startsWith("/api/tables") || path.startsWith("/api/socket"))).toEqual([]);
});

test("if the storage fails, a sentence says so, and nothing is lost", async ({ page }) => {
  await page.goto("/here");
  await startHere(page, "keltis");
  await play(page, 2);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await play(page, 1);
  await expect(page.getByText("This device could not save the last move.")).toBeVisible();
  await page.reload(); // The game is as it was when it could be kept.
  await expect(page.locator(".plain")).toBeVisible(STARTED);
  const table = page.url();
  await page.goto("/here");
  await page.evaluate(async () => {
    const opening = indexedDB.open("adyton", 1);
    await new Promise((done) => (opening.onsuccess = done));
    const writing = opening.result.transaction("tables", "readwrite");
    const written = new Promise((done) => (writing.oncomplete = done)); // before the page is left
    const store = writing.objectStore("tables");
    const all = store.getAll();
    await new Promise((done) => (all.onsuccess = done));
    for (const one of all.result as { text: string }[]) store.put({ ...one, text: "broken" });
    await written;
    opening.result.close();
  });
  await page.goto(table);
  await expect(page.getByText("This game on your device cannot be opened. It was left as it is.")).toBeVisible(STARTED);
  await page.goto("/here");
  await expect(page.getByRole("link", { name: /^Go.*Keltis/ })).toBeVisible();
});

test("while a bot thinks, or hangs, the table answers", async ({ page }) => {
  await page.addInitScript(() => {
    const plain = Worker.prototype.postMessage as (this: Worker, data: unknown) => void;
    Worker.prototype.postMessage = function keepBack(this: Worker, data: unknown) {
      if ((data as { task?: string }).task !== "bot") plain.call(this, data);
    };
  });
  await page.goto("/here");
  await startHere(page, "oracle"); // Here the bots are asked at once.
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
});

test("a table is played in one tab at a time", async ({ page, context, complaints }) => {
  await page.goto("/here");
  await startHere(page, "keltis");
  const second = await context.newPage();
  watch(second, complaints);
  await second.goto(page.url());
  await expect(second.getByText("This game is open in another tab.")).toBeVisible(STARTED);
  await page.close();
  // A tab closes in its own time.
  await expect.poll(() => second.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  await second.reload();
  await expect(second.locator(".frame, .plain").first()).toBeVisible(STARTED);
});
