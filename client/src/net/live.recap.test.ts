import { expect, test, vi } from "vitest";
import { remember } from "../common/preferences.svelte";
import { live, openTable, position, seen, socket, useLiveTable } from "../testing/live";
import type { TableInfo } from "../wire.gen";

useLiveTable();

test("at a slow table the server hears which line was seen in a visible tab, once each", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  live.info = { you: 1, clock: { kind: "days", days: 2 } } as TableInfo;
  socket().open();
  socket().say(position(5));
  const looks = () => socket().sent.flatMap((one) => (one.type === "look" ? [one.line] : []));
  expect(looks()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  socket().say(position(6));
  expect(looks()).toEqual([5, 6]);
  hidden.mockRestore();
});

/** A slow table whose player saw line 4 and missed two moves, up to line 6. */
function afterAnAbsence() {
  const step = (line: number) => ({ line, at: 0, seat: null, do: null, undo: null, view: { now: line }, news: [] });
  const withNews = (line: number) => ({ ...step(line), news: [{ line, name: "x", args: { seat: 1 } }] });
  openTable({ line: 4, view: { now: 4 }, moves: 2, steps: [withNews(5), withNews(6)] });
  live.info = { id: "t", clock: { kind: "days", days: 2 }, you: 0 } as TableInfo;
  socket().open();
  socket().say(position(6, { fresh: true, view: { now: 6 } as object }));
}
const shownNow = () => [live.position?.line, live.position?.view, live.position?.legal.length, live.pace.left];
const looked = () => socket().sent.filter((one) => one.type === "look");

test("missed moves are shown step by step, and only the newest position counts as seen", () => {
  remember({ pace: "normal" });
  afterAnAbsence();
  expect(shownNow()).toEqual([4, { now: 4 }, 0, 2]);
  vi.advanceTimersByTime(900);
  expect(shownNow()).toEqual([5, { now: 5 }, 0, 1]);
  expect(looked()).toEqual([]);
  vi.advanceTimersByTime(900);
  expect(shownNow()).toEqual([6, { now: 6 }, 1, 0]);
  expect(looked()).toMatchObject([{ line: 6 }]);
});

test("without motion the recap waits for each press, and a skip shows the newest", () => {
  remember({ pace: "instant" });
  afterAnAbsence();
  vi.advanceTimersByTime(60_000);
  expect(shownNow()).toEqual([4, { now: 4 }, 0, 2]);
  live.pace.next();
  expect(shownNow()).toEqual([5, { now: 5 }, 0, 1]);
  live.pace.skip();
  expect(shownNow()).toEqual([6, { now: 6 }, 1, 0]);
});

test("a move that comes during the recap waits for its turn", () => {
  remember({ pace: "instant" });
  afterAnAbsence();
  socket().say(seen(7));
  expect(shownNow()).toEqual([4, { now: 4 }, 0, 2]);
  live.pace.hold(false);
  vi.advanceTimersByTime(5000);
  expect(live.position?.line).toBe(7);
});

test("a recap waits until the page is seen", () => {
  remember({ pace: "instant" });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  afterAnAbsence();
  expect([live.position?.line, live.isCatchingUp, looked().length]).toEqual([6, true, 0]);
  hidden.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shownNow()).toEqual([4, { now: 4 }, 0, 2]);
});
