import { afterEach, expect, test, vi } from "vitest";
import { scriptOf, takeUpdate } from "./offline";

const page = (script: string) =>
  `<html><head><script type="module" crossorigin src="${script}"></script></head><body></body></html>`;

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});

function opened(own: string, newest: string, ok = true): void {
  document.head.innerHTML = `<script type="module" data-own src="${own}"></script>`.replace("data-own ", "");
  vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(page(newest)) }));
}

test("the script of a page is found", () => {
  expect(scriptOf(page("/assets/index-1.js"))).toBe("/assets/index-1.js");
  expect(scriptOf("<html></html>")).toBeNull();
});

test("a page with old code is reloaded", async () => {
  const reload = vi.fn();
  opened("/assets/index-1.js", "/assets/index-2.js");
  expect(await takeUpdate(reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page with the newest code stays, even if the server does not answer", async () => {
  const reload = vi.fn();
  opened("/assets/index-1.js", "/assets/index-1.js");
  expect(await takeUpdate(reload)).toBe(false);
  opened("/assets/index-1.js", "/assets/index-2.js", false);
  expect(await takeUpdate(reload)).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await takeUpdate(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
