/** A device that has the offline pack and a snapshot of Python. Both take long to make, so tests share it. */
import type { BrowserContext, Page } from "@playwright/test";
import { STARTED, useTextView } from "./local";
import { expect, test as base } from "./test";

export const test = base.extend<object, { device: BrowserContext }>({
  device: [
    async ({ browser }, use, { project }) => {
      const baseURL = project.use.baseURL!;
      const context = await browser.newContext({
        baseURL,
        reducedMotion: "reduce",
        locale: "en",
        serviceWorkers: "allow",
      });
      await getPack(await context.newPage());
      await use(context);
      await context.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  context: async ({ device }, use) => {
    await use(device);
    await device.setOffline(false);
    for (const page of device.pages()) await page.close();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await forgetGames(page);
    await useTextView(page);
    await use(page);
  },
});

/** Fetches the pack on the page "On this device", and waits until a snapshot is kept. */
async function getPack(page: Page): Promise<void> {
  await useTextView(page);
  await page.goto("/here");
  await expect(page.getByText(/It needs [\d.]+ MB, once/)).toBeVisible();
  await page.getByRole("button", { name: /^Get it now/ }).click();
  await expect(page.getByText("Everything is on this device")).toBeVisible(STARTED);
  const kept = () => page.evaluate(async () => (await (await caches.open("adyton-pack")).keys()).map((one) => one.url));
  await expect.poll(kept, STARTED).toContainEqual(expect.stringContaining("/snapshot-"));
  await page.close();
}

/** Removes what an earlier test left on the device, but for the pack. */
async function forgetGames(page: Page): Promise<void> {
  await page.goto("/health");
  await page.evaluate(async () => {
    localStorage.clear();
    const removal = indexedDB.deleteDatabase("adyton");
    await new Promise((done) => (removal.onsuccess = done));
  });
}
