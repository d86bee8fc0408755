/** `npm run bench`: how heavy the first visit is, and how soon it can be used and played. */
import { defineConfig } from "@playwright/test";
import { browser, serving } from "./e2e/server";

const port = Number(process.env["ADYTON_E2E_PORT"] ?? 8173);

export default defineConfig({
  testDir: "e2e",
  testMatch: ["bench.ts", "bench-here.ts"],
  workers: 1,
  reporter: [["list"]],
  use: { baseURL: `http://127.0.0.1:${port}`, ...browser, locale: "en" },
  webServer: serving(port, 300),
});
