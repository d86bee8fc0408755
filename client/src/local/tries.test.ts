import { afterEach, expect, test, vi } from "vitest";
import { noteTry, triesOf } from "./tries";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("the first answer to each puzzle is kept", () => {
  noteTry("pebbles", "3", false);
  noteTry("pebbles", "3", true);
  noteTry("pebbles", "4", true);
  expect(triesOf("pebbles")).toEqual({ "3": false, "4": true });
  expect(triesOf("omens")).toEqual({});
});

test("a broken or full storage only forgets", () => {
  localStorage.setItem("adyton-puzzles", "{");
  expect(triesOf("pebbles")).toEqual({});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => noteTry("pebbles", "3", true)).not.toThrow();
});
