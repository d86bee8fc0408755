/** Players add their own seeds before the start, and the running table shows them. */
import { expect, tableForTwo, test } from "./test";

test("two players add their seeds, and the game is dealt from both", async ({ page, browser, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const friend = await tableForTwo(page, browser, complaints);
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
  await friend.context().close();
});
