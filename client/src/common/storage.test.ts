import { beforeEach, expect, test, vi } from "vitest";
import { keep, kept } from "./storage";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test("what was kept comes back, for the tab or for the browser", () => {
  keep("seats", { three: 3 });
  expect(kept("seats", {})).toEqual({ three: 3 });
  keep("read", 7, () => sessionStorage);
  expect(kept("read", 0)).toBe(0);
  expect(kept("read", 0, () => sessionStorage)).toBe(7);
});

test("unreadable, blocked or full storage only forgets", () => {
  localStorage.setItem("seats", "{");
  expect(kept("seats", "none")).toBe("none");
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  expect(kept("seats", "none", blocked)).toBe("none");
  keep("seats", 3, blocked);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  keep("seats", 3);
  expect(kept("seats", "none")).toBe("none");
});
