import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLAIN, type Kit } from "./define";
import { showSoon } from "./kits";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const OWN: Kit = { ...PLAIN };
const after = (ms: number) => new Promise<Kit>((done) => setTimeout(() => done(OWN), ms));

async function shown(loading: Promise<Kit>): Promise<Kit[]> {
  const seen: Kit[] = [];
  const ready = showSoon(loading, (kit) => seen.push(kit));
  await vi.advanceTimersByTimeAsync(5000);
  await ready;
  return seen;
}

test("a board that loads at once is shown alone", async () => {
  expect(await shown(after(100))).toEqual([OWN]);
});

test("a board that loads slowly takes the place of the text view, never the other way round", async () => {
  const seen = await shown(after(900));
  expect(seen.map((kit) => kit === PLAIN)).toEqual([true, false]);
});

test("a board that does not load leaves the text view", async () => {
  expect(await shown(Promise.reject(new Error("no network")))).toEqual([PLAIN]);
});
