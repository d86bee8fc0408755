/** Screenshots for the documentation: `npm run screenshots` writes them to docs/screenshots. */
import { defineConfig } from "@playwright/test";
import { browser, serving } from "./e2e/server";

const port = Number(process.env["ADYTON_E2E_PORT"] ?? 8172);

export default defineConfig({
  testDir: "e2e",
  testMatch: "screenshots.ts",
  timeout: 120_000,
  workers: 1,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...browser,
    contextOptions: { reducedMotion: "reduce" },
    locale: "en",
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
  },
  webServer: serving(port, 10),
});
