/** Slow tables: what happened since your last visit, as a sentence on the home page and step by step on the board. */
import { expect, expectAccessible, pressUntil, tableForTwo, test, watch } from "./test";

const PLAIN = JSON.stringify({ soundAsked: true, plain: true });

test("a player who comes back to a slow table sees what happened, step by step", async ({
  page,
  browser,
  complaints,
}) => {
  await page.addInitScript((kept) => localStorage.setItem("adyton", kept), PLAIN);
  const friend = await tableForTwo(page, browser, complaints, async () => {
    await page.getByText("More choices").click();
    await page.getByLabel("Time to think").selectOption("days-2");
  });
  await friend.addInitScript((kept) => localStorage.setItem("adyton", kept), PLAIN);
  await friend.reload();
  await pressUntil(page.getByRole("button", { name: /^Start/ }), () => expect(page.locator(".held")).toBeVisible());
  await expect(friend.locator(".held")).toBeVisible();
  const address = page.url();
  await expect(async () => {
    const titles = await Promise.all([page.title(), friend.title()]);
    expect(titles.some((title) => title.includes("Your turn"))).toBe(true);
  }).toPass();
  const [mover, other] = (await page.title()).includes("Your turn") ? [page, friend] : [friend, page];
  await other.goto("/");
  const sentence = other.getByText(/^Since you last looked, /);
  await expect(other.getByRole("heading", { name: "Your running games" })).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await expect(async () => {
    await mover.locator(".held button:enabled").first().click({ timeout: 1000 });
    await expect(mover).not.toHaveTitle(/Your turn/, { timeout: 1000 });
  }).toPass();
  // The home page is open all the time: it says so by itself.
  await expect(other.getByRole("heading", { name: "It is your turn" })).toBeVisible();
  await expect(sentence).toBeVisible();
  const home = await other.context().newPage();
  watch(home, complaints);
  await home.goto("/");
  await expect(home.getByText(/^Since you last looked, /)).toBeVisible();
  await other.goto(address);
  const recap = other.getByRole("complementary", { name: "Since you last looked" });
  await expect(recap).toBeVisible();
  await expectAccessible(other);
  const next = recap.getByRole("button", { name: /^Next/ });
  await expect(async () => {
    // Once for each step. The page drops a second press within half a second.
    if (await next.isVisible()) await next.click({ timeout: 1000 });
    await expect(recap).toBeHidden({ timeout: 600 });
  }).toPass();
  await expect(other).toHaveTitle(/Your turn/);
  await expect(home.getByText(/^Since you last looked, /)).toHaveCount(0);
  await expect(home.getByRole("heading", { name: "It is your turn" })).toBeVisible();
  await friend.context().close();
});
