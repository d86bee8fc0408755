import { expect, test, vi } from "vitest";
import { remember } from "../common/preferences.svelte";
import { lastId, live, position, seen, socket, useLiveTable } from "../testing/live";
import type { TableInfo } from "../wire.gen";

useLiveTable();

test("an act answers the position on show, and nothing can be pressed before it is shown", () => {
  remember({ pace: "normal" });
  socket().open();
  socket().say(position(4, { fresh: true }));
  live.act("a");
  const id = lastId();
  socket().say({ type: "done", id, line: 5 });
  for (const line of [5, 6, 7]) socket().say(seen(line));
  socket().say(seen(8, { legal: ["b"] }));
  expect([live.position?.line, live.position?.legal, live.pace.behind]).toEqual([5, [], true]);
  expect(live.events.map((one) => one.line)).toEqual([5]);
  vi.advanceTimersByTime(6000);
  expect([live.position?.line, live.pace.behind]).toEqual([8, false]);
  live.act("b");
  expect(socket().sent.at(-1)).toMatchObject({ type: "act", line: 8, do: "b" });
});

test("a player who is asked while others move answers the position that they see", () => {
  remember({ pace: "calm" });
  socket().open();
  socket().say(position(4, { fresh: true }));
  for (const line of [5, 6]) socket().say(seen(line, { legal: ["a"] }));
  expect(live.position?.line).toBe(5);
  live.act("a");
  expect(socket().sent.at(-1)).toMatchObject({ type: "act", line: 5, do: "a" });
});

test("our own act stays done until the position it led to is on show", () => {
  remember({ pace: "normal" });
  socket().open();
  socket().say(position(4, { fresh: true }));
  socket().say(seen(5, { legal: ["a"] }));
  live.act("a");
  const id = lastId();
  socket().say({ type: "done", id, line: 6 });
  socket().say(seen(6, { legal: ["c"] }));
  expect([live.position?.line, live.sent]).toEqual([5, "a"]);
  live.pace.skip();
  expect([live.position?.line, live.sent]).toEqual([6, null]);
});

test("the result waits until the last move is shown, and a press skips ahead", () => {
  remember({ pace: "normal" });
  live.info = { status: "running", clock: { kind: "none" } } as TableInfo;
  socket().open();
  socket().say(position(4, { fresh: true }));
  for (const line of [5, 6]) socket().say(seen(line));
  socket().say({ type: "seating", table: { status: "finished", clock: { kind: "none" } } });
  expect(live.info?.status).toBe("running");
  live.pace.skip();
  expect([live.position?.line, live.info?.status]).toEqual([6, "finished"]);
});

test("an undo that waits to be shown does not change the log yet", () => {
  remember({ pace: "normal" });
  socket().open();
  socket().say(position(4, { fresh: true }));
  for (const line of [5, 6]) socket().say(seen(line));
  socket().say(seen(7, { news: [{ line: 7, name: "undo", args: { seat: 1, line: 6 } }] }));
  vi.advanceTimersByTime(900);
  expect(live.events.map((one) => one.line)).toEqual([5, 6]);
  vi.advanceTimersByTime(900);
  expect(live.events.map((one) => one.line)).toEqual([5, 7]);
});
