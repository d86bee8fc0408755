import { afterEach, expect, test, vi } from "vitest";
import { scrolls } from "./scrolls";

afterEach(() => void vi.unstubAllGlobals());

test("a box can be focused while its contents do not fit", () => {
  let look = () => undefined as void;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: () => void) {
        look = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  const box = document.createElement("div");
  const stop = scrolls(box);
  let height = 140;
  Object.defineProperty(box, "scrollHeight", { get: () => height });
  Object.defineProperty(box, "clientHeight", { get: () => 100 });
  look();
  expect(box.getAttribute("tabindex")).toBe("0");
  height = 100;
  look();
  expect(box.hasAttribute("tabindex")).toBe(false);
  stop();
});
