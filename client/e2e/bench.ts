/** What the first visit costs: bytes that travel, compressed, and the time until the first thing can be clicked. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const LIMIT = 200_000;
const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** Fonts are compressed already; everything else is measured as gzip would send it. */
function weight(path: string): number {
  const body = readFileSync(dist + path);
  return path.endsWith(".woff2") ? body.length : gzipSync(body).length;
}

test("first load", async ({ page }) => {
  const asked = new Set<string>(["index.html"]);
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (path.startsWith("assets/") || path.endsWith(".svg")) asked.add(path);
  });
  const begun = performance.now();
  await page.goto("/");
  await page.getByRole("link", { name: "Play against bots" }).first().click({ trial: true });
  const clickable = Math.round(performance.now() - begun);
  await page.waitForLoadState("networkidle");
  const bytes = [...asked].reduce((sum, path) => sum + weight(path), 0);
  const whole = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name)).reduce((sum, path) => sum + weight(path), 0);
  console.log(JSON.stringify({ first_load_bytes: bytes, whole_site_bytes: whole, first_click_ms: clickable, limit_bytes: LIMIT }));
  expect(bytes).toBeLessThan(LIMIT);
});
