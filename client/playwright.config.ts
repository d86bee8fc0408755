/** Browser tests: real Chromium, and a real server with a database of its own. */
import { defineConfig } from "@playwright/test";
import { browser, serving, servingTutorial, tutorialPort } from "./e2e/server";

const port = Number(process.env["ADYTON_E2E_PORT"] ?? 8171);

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  timeout: 240_000, // a busy machine may need several times as long as an idle one
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 4, // twice the cores of a small machine: half of the time a test waits
  retries: 0, // a test that needs luck is mended, never repeated
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...browser,
    contextOptions: { reducedMotion: "reduce" },
    locale: "en",
    serviceWorkers: "block", // a worker's requests cannot be held back; the tests of the app allow it
    // The question about sound is put once in a browser; one test of its own answers it.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${port}`,
          localStorage: [{ name: "adyton", value: JSON.stringify({ soundAsked: true }) }],
        },
      ],
    },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
  webServer: [serving(port, 10), servingTutorial(tutorialPort, 10)],
});
