/** `npm run same`: Chromium's Python and the native one play the same games. */
import { defineConfig } from "@playwright/test";
import { browser, serving } from "./e2e/server";

const port = Number(process.env["ADYTON_E2E_PORT"] ?? 8175);

export default defineConfig({
  testDir: "e2e",
  testMatch: "same-truth.ts",
  workers: 1,
  reporter: [["list"]],
  use: { baseURL: `http://127.0.0.1:${port}`, ...browser },
  webServer: serving(port, 300),
});
