/** The installed app, the app without a network, and push notifications. */
import type { CDPSession, Page } from "@playwright/test";
import { wholeBrowser } from "./server";
import { expect, test } from "./test";

test.use({ serviceWorkers: "allow", launchOptions: wholeBrowser });

/** Waits until the service worker controls the page, and is active: before that the browser drops a push. */
async function installed(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== "activated")
      await new Promise((done) => active.addEventListener("statechange", done, { once: true }));
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
}

test("without a network the rules can be read, and other pages say that they need one", async ({
  page,
  context,
  complaints,
}) => {
  await installed(page);
  await page.reload(); // So that the worker sees the list of games.
  await expect(page.getByRole("button", { name: "Play against bots" }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.match("/api/games/oracle/pictures").then(Boolean))).toBe(true);
  await context.setOffline(true);
  await page.goto("/rules/oracle");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Oracle");
  await expect(page.getByText("ORA-1", { exact: false }).first()).toBeVisible();
  await expect(page.locator("[data-picture=high] .drawing svg").first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "No network" })).toBeVisible();
  await page.getByRole("link", { name: /Delphi/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Delphi");
  await context.setOffline(false);
  complaints.splice(0); // The browser logs each request that failed.
});

test("the app can be installed", async ({ page, context }) => {
  await installed(page);
  const line = await context.newCDPSession(page);
  const { manifest, errors } = await manifestOf(line);
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ name: "Adyton", display: "standalone", start_url: "/" });
  const { installabilityErrors } = await line.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter((one) => one.errorId !== "in-incognito")).toEqual([]);
});

async function manifestOf(line: CDPSession) {
  const found = await line.send("Page.getAppManifest");
  return { manifest: JSON.parse(found.data ?? "{}") as object, errors: found.errors };
}

test("the worker shows a push, and a press on it opens its table", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await installed(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const message = {
    kind: "turn",
    table: "t1",
    title: "It is your turn in Oracle",
    body: "With Bob.",
    link: "/rules/oracle",
    off_link: "/off#ada.0",
    off_label: "Switch these messages off",
    waiting: 1,
    mute_link: "",
    mute_label: "",
  };
  const line = await context.newCDPSession(page);
  const registration = new Promise<string>((done) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    }),
  );
  await line.send("ServiceWorker.enable");
  const registrationId = await registration;
  const push = { origin: new URL(page.url()).origin, registrationId, data: JSON.stringify(message) };
  const shown = async () =>
    worker.evaluate(async () => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await scope.registration.getNotifications()).map((one) => [one.title, one.body, one.tag]);
    });
  // On a busy machine the browser drops a push. A second one for the same table takes the place of the first.
  await expect(async () => {
    await line.send("ServiceWorker.deliverPushMessage", push);
    await expect.poll(shown, { timeout: 5000 }).toEqual([["It is your turn in Oracle", "With Bob.", "table-t1"]]);
  }).toPass();
  // Chromium does not count a scripted press as a user's, so no window may open: the test records the target address.
  const led = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
    };
    const opened: string[] = [];
    scope.clients.openWindow = (address) => Promise.resolve((opened.push(address), null));
    const [notification] = await scope.registration.getNotifications();
    let work: Promise<unknown> = Promise.resolve();
    const event = new Event("notificationclick");
    Object.assign(event, { notification, action: "", waitUntil: (one: Promise<unknown>) => (work = one) });
    dispatchEvent(event);
    await work;
    return { opened, left: (await scope.registration.getNotifications()).length };
  });
  expect(led).toEqual({ opened: ["/rules/oracle"], left: 0 });
});

test("the account page has the push switch and the quiet hours", async ({ page }) => {
  await page.goto("/account");
  const card = page.getByRole("region", { name: "Notifications" });
  await expect(card.getByRole("button", { name: "Notify me on this device" })).toBeVisible();
  await card.getByLabel("From").fill("22:00");
  await card.getByLabel("To").fill("07:30");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(card.getByLabel("From")).toHaveValue("22:00");
});
