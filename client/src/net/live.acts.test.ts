import { expect, test, vi } from "vitest";
import { lastId, live, position, socket, useLiveTable } from "../testing/live";
import type { Position } from "../wire.gen";

useLiveTable();

test("what others point at stays until they act or are no longer asked; our own late pointing is not reported", () => {
  socket().open();
  const asked = { view: { acting: [1, 2] } as Position["view"] };
  socket().say(position(4, asked));
  live.point([3, 7]);
  const id = lastId();
  expect(socket().sent.at(-1)).toEqual({ type: "point", id, line: 4, pieces: [3, 7] });
  socket().say({ type: "refused", id, code: "stale", args: {}, clause: "" });
  expect(live.refused).toBeNull();
  for (const [seat, pieces] of [
    [1, [5]],
    [2, [9]],
    [1, [5, 6]],
  ])
    socket().say({ type: "pointed", seat, line: 4, pieces });
  expect(live.pointed.map((one) => [one.seat, one.pieces])).toEqual([
    [2, [9]],
    [1, [5, 6]],
  ]);
  socket().say(position(5, { ...asked, news: [{ line: 5, name: "shown", args: { seat: 1 } }] }));
  expect(live.pointed.map((one) => one.seat)).toEqual([2]);
  socket().say(position(6, { view: { acting: [1] } as Position["view"] }));
  expect(live.pointed).toEqual([]);
});

test("one act at a time, and none on a stale board", () => {
  socket().open();
  socket().say(position(4));
  live.act("a");
  live.act("a");
  expect(socket().sent.filter((message) => message.type === "act")).toHaveLength(1);
  socket().close();
  live.act("a");
  expect(live.sent).toBe("a");
});

test("a refusal takes the optimistic move back", () => {
  socket().open();
  socket().say(position(4));
  live.act("a");
  const id = lastId();
  socket().say({ type: "refused", id, code: "stale", args: {}, clause: "" });
  expect(live.sent).toBeNull();
  expect(live.refused?.code).toBe("stale");
});

test("your act is shown until its position arrives, even if others move meanwhile", () => {
  socket().open();
  socket().say(position(4));
  live.act("a");
  const id = lastId();
  socket().say(position(5));
  expect(live.sent).toBe("a");
  socket().say({ type: "done", id, line: 6 });
  expect(live.sent).toBe("a");
  socket().say(position(6));
  expect(live.sent).toBeNull();
});

test("the position that an act led to marks it as done", () => {
  socket().open();
  socket().say(position(4));
  live.act("a");
  const id = lastId();
  socket().say(position(6, { done: { type: "done", id, line: 5 } }));
  expect(live.sent).toBeNull();
  socket().close();
  vi.advanceTimersByTime(1000);
  socket().open();
  expect(socket().sent).toEqual([{ type: "resume", table: "t", line: 6, parts: true }]); // the act is not sent again
});

test("a position that asks something else has answered the act", () => {
  socket().open();
  socket().say(position(4));
  live.act("a");
  socket().say(position(5, { legal: [] }));
  expect(live.sent).toBeNull();
});

test("a hint carries its reason, and disappears with its position", () => {
  socket().open();
  socket().say(position(4));
  live.askHint();
  const id = lastId();
  socket().say({ type: "hint", id, line: 4, do: "a", code: "best", args: {} });
  expect(live.hint).toMatchObject({ do: "a", code: "best" });
  socket().say(position(5));
  expect(live.hint).toBeNull();
});

test("an act is sent at the press, with the time on the table's clock as shown here", () => {
  socket().open();
  socket().say(position(4, { clock: { at: 5000, running: true, left: [], ticking: [] } }));
  vi.advanceTimersByTime(250);
  live.act("a");
  expect(socket().sent.at(-1)).toMatchObject({ type: "act", line: 4, do: "a", at: 5250 });
});

test("browsers agree on the time, whatever their delay", () => {
  socket().open();
  socket().say(position(4, { delay: 700, clock: { at: 5000, running: true, left: [], ticking: [] } }));
  vi.advanceTimersByTime(250);
  expect(live.now()).toBe(5950);
  socket().say(position(5, { delay: 700, clock: { at: 6000, running: false, left: [], ticking: [] } }));
  expect(live.now()).toBe(6000);
});

test("the remaining tasks are asked and answered outside the game", async () => {
  socket().open();
  socket().say(position(4));
  const answer = live.errands();
  const asked = socket().sent.at(-1) as { type: string; id: string };
  expect(asked.type).toBe("errands");
  socket().say({ type: "errands", id: asked.id, line: 4, answer: { errands: [] } });
  expect(await answer).toMatchObject({ line: 4, answer: { errands: [] } });
  const late = live.errands();
  const id = lastId();
  socket().say({ type: "refused", id, code: "not-running", args: {}, clause: "" });
  expect((await late).answer).toBe(null);
  expect(live.refused).toBe(null);
});

test("the reason for a refusal is asked and answered outside the game", async () => {
  socket().open();
  socket().say(position(4));
  const answer = live.why("b");
  const asked = socket().sent.at(-1) as { type: string; id: string; do: string };
  expect(asked).toMatchObject({ type: "why", do: "b" });
  socket().say({ type: "why-not", id: asked.id, code: "too-far", args: { steps: 2 }, clause: "X-1" });
  expect(await answer).toMatchObject({ code: "too-far" });
  expect([live.sent, live.refused]).toEqual([null, null]);
});

test("a refusal of something else leaves the act and the hint that are on their way", () => {
  socket().open();
  socket().say(position(4));
  live.askHint();
  live.act("a");
  live.say("hello");
  const id = lastId();
  socket().say({ type: "refused", id, code: "too-fast", args: {}, clause: "" });
  expect([live.sent, live.thinking, live.refused?.code]).toEqual(["a", true, "too-fast"]);
  socket().say({ type: "refused", id: null, code: "too-fast", args: {}, clause: "" });
  expect([live.sent, live.thinking]).toEqual([null, false]);
});

test("a question about a refusal that comes when the game is over is answered by its own refusal", async () => {
  socket().open();
  socket().say(position(4));
  const answer = live.why("b");
  const id = lastId();
  socket().say({ type: "refused", id, code: "table-not-running", args: {}, clause: "" });
  expect((await answer).code).toBe("table-not-running");
  expect(live.refused).toBeNull();
});
