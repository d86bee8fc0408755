import { CHUNKS } from "./chunks";
import { offlineFiles } from "./offline-files";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["ADYTON_SERVER"] ?? "http://127.0.0.1:8000";

// A strict content security policy forbids data: addresses, so nothing is inlined.
export default defineConfig({
  plugins: [svelte(), offlineFiles()],
  worker: { format: "es" },
  build: {
    target: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: "allow-extension", // without files that only pass on exports
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    pool: "threads", // a thread for each file starts sooner than a process
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
