import { expect, expectAccessible, pressUntil, test } from "./test";
import type { BrowserContext } from "@playwright/test";

/** The page that redraws every draw: it verifies the record and detects a changed draw in a file. */
async function expectFairDealing(context: BrowserContext, id: string) {
  const page = await context.newPage();
  await page.goto(`/verify.html?table=${id}`);
  await expect(page.getByRole("status")).toHaveText(/^Fair: all \d+ draws follow from the seed/);
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText("tile");
  await expectAccessible(page);
  const fetched = (what: string) =>
    page.evaluate(async (path) => await (await fetch(path)).text(), `/api/tables/${id}/${what}`);
  const [record, draws] = [await fetched("record"), await fetched("draws")];
  const forged = Buffer.from(record.replace("tile", "card"));
  await page.goto("/verify.html");
  await page.getByLabel("The record of the game").setInputFiles({ name: "a.jsonl", mimeType: "", buffer: forged });
  await page
    .getByLabel("What its drawn numbers mean")
    .setInputFiles({ name: "b", mimeType: "", buffer: Buffer.from(draws) });
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Not to be trusted: line 2 was changed/);
  await page.getByRole("link", { name: "Adyton" }).click();
  await expect(page.getByRole("heading", { name: "Four oracles, one table" })).toBeVisible();
  await page.close();
}

test("the end shows the course of the game and its turning point, and one press plays again", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/new/keltis?bots=1");
  await page.getByRole("radio", { name: "3" }).check();
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
  // The text view is the fastest way to play. The game ends at the latest when the pile is used up.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(/^Text view/).check();
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const timer = setInterval(() => {
          const choices = [...document.querySelectorAll<HTMLButtonElement>(".plain li button:enabled")];
          (choices.find((one) => one.title === "draw pile") ?? choices[0])?.click();
          if (!document.querySelector(".ending")) return;
          clearInterval(timer);
          done();
        }, 5);
      }),
  );
  const sheet = page.locator(".ending");
  await expect(sheet.getByRole("table", { name: "Final score" })).toBeVisible();
  await expect(sheet.getByRole("img", { name: "Points of all players over the game" })).toBeVisible();
  await expectAccessible(page);
  const card = sheet.getByRole("link", { name: "Download the result as a picture" });
  const picture = await page.request.get((await card.getAttribute("href"))!);
  expect([picture.headers()["content-type"], (await picture.body()).length > 5000]).toEqual(["image/png", true]);
  const shown = await page.request.get(page.url());
  expect(await shown.text()).toContain('content="You are invited to a game of Keltis: Das Orakel."'); // no result yet
  await expectFairDealing(page.context(), new URL(page.url()).pathname.split("/").at(-1)!);
  await sheet.getByRole("button", { name: "What the others planned" }).click();
  await expect(sheet.getByRole("heading", { name: "What the others planned" })).toBeVisible();
  await sheet.getByRole("button", { name: "Find the turning point" }).click();
  const found = sheet.getByRole("link", { name: /could have done better/ });
  await expect(sheet.getByRole("progressbar").or(found)).toBeVisible();
  // On a phone, too, the end is at the top, however long the text view is; in the replay no tab covers the name.
  await page.setViewportSize({ width: 360, height: 640 });
  await sheet.evaluate((one) => one.scrollTo(0, 0));
  await expect(sheet.getByRole("heading", { name: /won$|^The game is over$/ })).toBeInViewport();
  const score = sheet.getByRole("region", { name: "Final score" });
  await expect.poll(() => score.evaluate((one) => one.scrollWidth - one.clientWidth), "all columns").toBe(0);
  const replay = await page.context().newPage();
  await replay.setViewportSize({ width: 360, height: 640 });
  await replay.addInitScript(() => localStorage.setItem("adyton", JSON.stringify({ language: "de" })));
  await replay.goto(new URL(page.url()).pathname.replace("/table/", "/replay/"));
  const tabs = replay.getByRole("navigation", { name: "Verlauf, Chat und Regeln" });
  await expect(tabs.getByRole("button")).toHaveCount(5);
  const [name, first] = [replay.getByRole("link", { name: "Adyton" }), tabs.getByRole("button").first()];
  await expect(async () => {
    const [left, right] = [(await name.boundingBox())!, (await first.boundingBox())!];
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  }).toPass();
  // The hand is above the bar.
  await expect(async () => {
    const [hand, bar] = [
      (await replay.locator(".hand").boundingBox())!,
      (await replay.locator(".scrubber").boundingBox())!,
    ];
    expect(hand.y + hand.height).toBeLessThanOrEqual(bar.y);
  }).toPass();
  // Held sideways, five tabs stand below one another, and each has the room of its word.
  await replay.setViewportSize({ width: 740, height: 360 });
  const cut = () =>
    tabs.getByRole("button").evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  await expect.poll(cut).toBe(0);
  await replay.setViewportSize({ width: 1280, height: 800 });
  await expect(replay.locator(".piles")).toBeInViewport({ ratio: 0.99 });
  await replay.setViewportSize({ width: 360, height: 640 });
  await replay.goto(new URL(page.url()).pathname.replace("/table/", "/replay/") + "?review=1");
  await expect(replay.getByText(/^Der stärkste Bot geht die Partie durch/)).toBeInViewport();
  await replay.close();
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = page.url();
  await sheet.getByRole("button", { name: "Play again" }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(page.getByRole("heading", { name: /^Your/ })).toBeVisible();
});
