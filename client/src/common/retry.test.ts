import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followStyles, mendStyles, persist } from "./retry";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = "";
});

/** Fails this many times before it loads. */
function failing(times: number): () => Promise<string> {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new Error("no network")) : Promise.resolve("board"));
}

test("what fails to load is loaded again, and each failure is reported", async () => {
  const failed = vi.fn();
  const loading = persist(failing(3), failed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loading).toBe("board");
  expect(failed).toHaveBeenCalledTimes(3);
});

test("after half a minute it gives up", async () => {
  const loading = persist(failing(100)).catch(() => "gave up");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loading).toBe("gave up");
});

test("a style sheet that failed is asked for again", async () => {
  followStyles();
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/board.css">';
  const first = document.head.querySelector("link")!;
  first.dispatchEvent(new Event("error"));
  const mending = mendStyles();
  const second = document.head.querySelector("link")!;
  expect(second).not.toBe(first);
  expect(second.href).toBe(first.href);
  second.dispatchEvent(new Event("load"));
  await mending;
  await mendStyles();
  expect(document.head.querySelector("link")).toBe(second);
});
