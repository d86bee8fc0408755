import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Why } from "./why.svelte";

let asked: string[] = [];
const why = () =>
  new Why(() => async (text) => {
    asked.push(text);
    return `not ${text}`;
  });

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a reason is asked for only after pointing for a moment", async () => {
  const one = why();
  one.point("a");
  await vi.advanceTimersByTimeAsync(60);
  one.point("b");
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["b"]);
  expect(one.reason).toBe("not b");
});

test("a known reason is shown at once, until the position changes", async () => {
  const one = why();
  one.point("a");
  await vi.advanceTimersByTimeAsync(200);
  one.point(null);
  expect(one.reason).toBeNull();
  one.point("a");
  expect(one.reason).toBe("not a");
  one.forget();
  expect(one.reason).toBeNull();
  one.point("a");
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["a", "a"]);
});

test("if the server gives no reason, none is shown", async () => {
  const one = new Why(() => undefined);
  one.point("a");
  await vi.advanceTimersByTimeAsync(200);
  expect(one.reason).toBeNull();
});
