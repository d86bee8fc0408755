import { afterEach, expect, test, vi } from "vitest";
import { preferences } from "../common/preferences.svelte";
import { sound } from "./sounds";

afterEach(() => {
  preferences.sound = false;
  vi.unstubAllGlobals();
});

test("a page makes no sound before its reader has pressed something, because browsers forbid it", () => {
  const opened = vi.fn(function () {
    throw new Error("stop here");
  });
  vi.stubGlobal("AudioContext", opened);
  preferences.sound = true;
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  sound("turn");
  expect(opened).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  expect(() => sound("turn")).toThrow("stop here");
});
