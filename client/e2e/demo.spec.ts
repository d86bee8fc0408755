/** The demo: the folder that `make demo` builds, in a folder of a plain file server that knows nothing of Adyton. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./server";
import { STARTED, play, useTextView } from "./local";
import { expect, expectAccessible, test } from "./test";

test.setTimeout(600_000);
let server: ChildProcess;
let folder: string;
let site: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "adyton-demo-"));
  mkdirSync(join(folder, "some"));
  symlinkSync(join(root, "build/demo"), join(folder, "some/where"));
  const flags = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder];
  server = spawn("python3", flags, { stdio: ["ignore", "pipe", "ignore"] });
  const port = await new Promise<string>((done) =>
    server.stdout!.on("data", (text) => {
      const found = / port (\d+)/.exec(String(text));
      if (found) done(found[1]!);
    }),
  );
  site = `http://127.0.0.1:${port}/some/where/`;
});
test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});
test.beforeEach(({ page }) => useTextView(page));

test("the demo is played, continued, replayed and checked from any path", async ({ page }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site)) elsewhere.push(request.url());
  });
  await page.goto(site);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four oracles, one table");
  await expectAccessible(page);
  const card = page.locator("article", { has: page.locator('a[href$="/rules/oracle"]') });
  await card.getByRole("button", { name: "Play against bots" }).click();
  await expect(page.getByText("This table is on your device")).toBeVisible(STARTED);
  await expectAccessible(page);
  await play(page, 3);
  await page.reload();
  await expect(page.locator(".plain")).toBeVisible(STARTED);
  await play(page);
  await expect(page.getByRole("heading", { name: /won$/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Record" }).click(),
  ]);
  const record = await download.path();
  await page.getByRole("link", { name: "Adyton", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Open a record" })).toBeVisible();
  await page.getByLabel(/Choose the file of a game/).setInputFiles(record);
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible(STARTED);
  await expectAccessible(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test("the demo has lessons, practice, puzzles, rules and the second verifier; a bad record gets a sentence", async ({
  page,
}) => {
  await page.goto(`${site}#/rules/oracle`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Oracle");
  await expect(page.locator("[data-picture=high] .drawing svg").first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site}#/learn/keltis`);
  await page
    .getByRole("link", { name: /^Start/ })
    .first()
    .click(STARTED);
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible(STARTED);
  await page.goto(`${site}#/practice/oraklos`);
  await page.getByRole("button", { name: /^Begin/ }).click(STARTED);
  await expect(page.getByRole("group", { name: /dice on the table/ })).toBeVisible(STARTED);
  await page.goto(`${site}#/puzzles/keltis`);
  await page.getByRole("link", { name: "Puzzle of the day" }).click(STARTED);
  await expect(page.locator(".plain")).toBeVisible(STARTED);
  await play(page, 1);
  await expect(page.getByText(/^Best: /)).toBeVisible(STARTED);
  await expectAccessible(page);
  await page.goto(site);
  await page
    .getByLabel(/Choose the file of a game/)
    .setInputFiles({ name: "bad.jsonl", mimeType: "text/plain", buffer: Buffer.from("hello\n") });
  await expect(page.getByRole("alert")).toContainText("This is not a valid record. Line 1", STARTED);
  await page.goto(`${site}verify.html`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
