import { afterEach, expect, test, vi } from "vitest";
import { noteTry, triesOf } from "./tries";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("the first answer to each puzzle is kept", () => {
  noteTry("keltis", "3", false);
  noteTry("keltis", "3", true);
  noteTry("keltis", "4", true);
  expect(triesOf("keltis")).toEqual({ "3": false, "4": true });
  expect(triesOf("oracle")).toEqual({});
});

test("a broken or full storage only forgets", () => {
  localStorage.setItem("adyton-puzzles", "{");
  expect(triesOf("keltis")).toEqual({});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => noteTry("keltis", "3", true)).not.toThrow();
});
