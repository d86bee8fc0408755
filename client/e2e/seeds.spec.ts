/** Players add their own seeds before the start, and the running table shows them. */
import type { Page } from "@playwright/test";
import { expect, pressUntil, tableForTwo, test } from "./test";

test("two players add their seeds, and the game is dealt from both", async ({ page, browser, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const friend = await tableForTwo(page, browser, complaints);
  const add = (one: Page) => one.getByRole("button", { name: "Add a seed of my own" });
  await pressUntil(add(friend), () => expect(page.getByText("One player has added a seed.")).toBeVisible());
  await pressUntil(add(page), () => expect(friend.getByText("2 players have added a seed.")).toBeVisible());
  await pressUntil(page.getByRole("button", { name: /^Start/ }), () =>
    expect(page.getByRole("button", { name: "Pause" })).toBeVisible(),
  );
  await expect(friend.getByRole("button", { name: "Pause" })).toBeVisible();
  const fairness = page.getByText("Fairness");
  await pressUntil(page.getByRole("tab", { name: "Rules" }), () => expect(fairness).toBeVisible());
  await pressUntil(fairness, () => expect(page.getByText("Seeds that players added")).toBeVisible());
  await expect(page.getByText(/\(yours\)/)).toBeVisible();
  await friend.context().close();
});
