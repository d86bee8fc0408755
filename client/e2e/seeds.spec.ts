/** Players add seeds of their own before the start, and the running table shows them. */
import { expect, pressUntil, test, watch } from "./test";

test("two players add their seeds, and the game is dealt from both", async ({ page, browser, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/new/keltis");
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await pressUntil(page.getByRole("button", { name: "Open the table" }), () => page.waitForURL(/\/table\//));
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en" });
  const friend = await context.newPage();
  watch(friend, complaints);
  await expect(page.getByRole("heading", { name: "Chairs" })).toBeVisible();
  await friend.goto(page.url());
  await pressUntil(friend.getByRole("button", { name: "Sit here" }).first(), () =>
    expect(friend.getByText("(you)")).toBeVisible(),
  );
  await friend.getByRole("button", { name: "Add a seed of my own" }).click();
  await expect(page.getByText("One player has added a seed.")).toBeVisible();
  await page.getByRole("button", { name: "Add a seed of my own" }).click();
  await expect(friend.getByText("2 players have added a seed.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/ }).click();
  for (const one of [page, friend]) {
    await expect(one.getByRole("button", { name: "Pause" })).toBeVisible();
    if (one === friend) continue;
    await one.getByRole("tab", { name: "Rules" }).click();
    await one.getByText("Fairness").click();
    await expect(one.getByText("Seeds that players added")).toBeVisible();
    await expect(one.getByText(/\(yours\)/)).toBeVisible();
  }
  await context.close();
});
