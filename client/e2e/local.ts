/** Plays tables of this device in the text view. */
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Starting Python takes a while on a busy machine. */
export const STARTED = { timeout: 180_000 };

/** The text view shows every game in the same way, and nothing moves. */
export async function useTextView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wish = { soundAsked: true, plain: true, pace: "instant", tips: false };
    localStorage.setItem("adyton", JSON.stringify(wish));
  });
}

/** Starts a game from the page "On this device". */
export async function startHere(page: Page, game: string): Promise<void> {
  const card = page.locator("article", { has: page.locator(`a[href="/rules/${game}"]`) });
  await card.getByRole("button", { name: "Play against bots" }).click();
  await page.waitForURL(/\/table\/local-/, STARTED);
  await expect(page.locator(".plain")).toBeVisible(STARTED);
}

/** Choices that lead nowhere: looking again and again keeps a round of Oraklos from ending. */
const IDLE = ["look again", "no more"];

/** Presses one of the offered choices until the game has this many decisions behind it, or is over. */
export async function play(page: Page, decisions = Infinity): Promise<number> {
  return page.evaluate(
    async ([most, idle]) => {
      let made = 0;
      while (made < most && !document.querySelector(".ending")) {
        const all = [...document.querySelectorAll<HTMLButtonElement>(".plain ul.row button:enabled")];
        const offers = all.filter((one) => !idle.includes(one.title));
        if (offers.length) {
          offers[made % offers.length]!.click();
          made += 1;
        }
        await new Promise((done) => setTimeout(done, 15));
      }
      return made;
    },
    [decisions, IDLE] as const,
  );
}
