import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromBrowser, Position, Recap, TableInfo } from "../wire.gen";
import { remember } from "../common/preferences.svelte";
import { LiveTable, standing } from "./live.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromBrowser[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (() => void) | null = () => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const position = (line: number, more: Partial<Position> = {}) => ({
  type: "table",
  table: "t",
  line,
  view: {},
  since: null,
  legal: ["a"],
  news: [],
  fresh: false,
  clock: { at: 0, running: false, left: [], ticking: [] },
  undo: false,
  ...more,
});
let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  live = new LiveTable("t");
});
afterEach(() => {
  remember({ pace: null });
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const socket = () => FakeSocket.all.at(-1)!;

test("the connection resumes, and a ping is answered at once", () => {
  socket().open();
  expect(socket().sent).toEqual([{ type: "resume", table: "t", line: 0, parts: true }]);
  socket().say({ type: "ping", n: 7 });
  expect(socket().sent.at(-1)).toEqual({ type: "pong", n: 7 });
});

test("changed parts complete the last full view", () => {
  socket().open();
  socket().say(position(4, { view: { phase: "play", acting: [1] } as Position["view"] }));
  socket().say(position(5, { since: 4, view: { acting: [2] } as Position["view"] }));
  expect(live.position?.view).toEqual({ phase: "play", acting: [2] });
  socket().say(position(6, { view: { phase: "over" } as Position["view"] }));
  expect(live.position?.view).toEqual({ phase: "over" });
});

test("a lost connection is shown, comes back by itself and repeats unanswered messages", () => {
  socket().open();
  socket().say(position(4));
  live.act("a");
  const act = socket().sent.at(-1);
  socket().close();
  expect(live.link).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().open();
  expect(socket().sent).toEqual([{ type: "resume", table: "t", line: 4, parts: true }, act]);
  socket().say(position(5));
  expect(live.link).toBe("live");
});

test("what others point at stays until they act or are no longer asked; our own late pointing is not reported", () => {
  socket().open();
  const asked = { view: { acting: [1, 2] } as Position["view"] };
  socket().say(position(4, asked));
  live.point([3, 7]);
  const { id } = socket().sent.at(-1) as { id: string };
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

test("a connection is dead after a long silence, or when the browser is offline", () => {
  socket().open();
  socket().say(position(4));
  vi.advanceTimersByTime(20_000);
  socket().say({ type: "ping", n: 1 });
  vi.advanceTimersByTime(20_000);
  expect(live.link).toBe("live");
  vi.advanceTimersByTime(12_000);
  expect(live.link).toBe("lost");
  expect(FakeSocket.all).toHaveLength(2);
  socket().open();
  socket().say(position(4));
  expect(live.link).toBe("live");
  window.dispatchEvent(new Event("offline"));
  expect(live.link).toBe("lost");
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
  const id = (socket().sent.at(-1) as { id: string }).id;
  socket().say({ type: "refused", id, code: "stale", args: {}, clause: "" });
  expect(live.sent).toBeNull();
  expect(live.refused?.code).toBe("stale");
});

test("your act is shown until its position arrives, even if others move meanwhile", () => {
  socket().open();
  socket().say(position(4));
  live.act("a");
  const id = (socket().sent.at(-1) as { id: string }).id;
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
  const id = (socket().sent.at(-1) as { id: string }).id;
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

test("a browser that comes late shows what happened before", async () => {
  const log = [
    { line: 2, name: "x", args: {} },
    { line: 5, name: "y", args: {} },
  ];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => (asked.push(path), Promise.resolve(new Response(JSON.stringify(log)))));
  live.info = { you: 1, clock: { kind: "none" } } as TableInfo;
  socket().open();
  socket().say(position(5, { fresh: true }));
  socket().say(position(6, { news: [{ line: 6, name: "z", args: {} }] }));
  await vi.waitFor(() => expect(live.events.map((one) => one.name)).toEqual(["x", "y", "z"]));
  expect(asked).toEqual(["/api/tables/t/log?eyes=1"]);
  expect(live.hasGap).toBe(false);
});

test("if the log cannot be loaded, it says that it begins late", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  socket().open();
  socket().say(position(5, { fresh: true }));
  await vi.waitFor(() => expect(live.hasGap).toBe(true));
});

test("undone events leave the log", () => {
  const event = (line: number, name: string, args = {}) => ({ line, name, args });
  expect(
    standing([event(2, "a"), event(3, "b"), event(4, "c"), event(5, "undo", { seat: 0, line: 3 }), event(6, "d")]).map(
      (one) => one.name,
    ),
  ).toEqual(["a", "undo", "d"]);
});

test("a hint carries its reason, and disappears with its position", () => {
  socket().open();
  socket().say(position(4));
  live.askHint();
  const id = (socket().sent.at(-1) as { id: string }).id;
  socket().say({ type: "hint", id, line: 4, do: "a", code: "best", args: {} });
  expect(live.hint).toMatchObject({ do: "a", code: "best" });
  socket().say(position(5));
  expect(live.hint).toBeNull();
});

test("the messages of a muted seat disappear at once", () => {
  socket().open();
  for (const [number, seat] of [
    [1, 2],
    [2, null],
    [3, 0],
  ] as const)
    socket().say({ type: "chat", number, seat, name: "x", text: "x", at: 0 });
  live.mute(2, true);
  expect(live.said.map((one) => one.seat)).toEqual([null, 0]);
  live.mute(null, true);
  expect(live.said.map((one) => one.seat)).toEqual([0]);
});

test("a seat is muted at once, and heard again", () => {
  socket().open();
  live.mute(2, true);
  expect(live.muted).toEqual([2]);
  live.mute(2, false);
  expect(live.muted).toEqual([]);
  expect(socket().sent.slice(-2)).toMatchObject([
    { type: "mute", seat: 2, on: true },
    { type: "mute", seat: 2, on: false },
  ]);
});

test("news is shown once, even after a reconnect, and removed by an undo", () => {
  socket().open();
  const news = [{ line: 3, name: "x", args: {} }];
  socket().say(position(3, { news }));
  socket().say(position(4, { news: [...news, { line: 4, name: "y", args: {} }] }));
  expect(live.events.map((one) => one.name)).toEqual(["x", "y"]);
});

test("a table that we may not see ends the connection", () => {
  socket().open();
  socket().say({ type: "gone", reason: "nowhere", retry_ms: null });
  expect(live.link).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("where sockets are blocked, the same messages use long polling", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    if (path.endsWith("/connections")) return Promise.resolve(new Response('{"connection":"L"}'));
    if (path.includes("after=0"))
      return Promise.resolve(new Response(JSON.stringify({ messages: [position(2)], next: 1 })));
    return init.method === "GET" ? new Promise<Response>(() => undefined) : Promise.resolve(new Response("{}"));
  });
  socket().close();
  await vi.advanceTimersByTimeAsync(1000);
  socket().close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(live.position?.line).toBe(2);
  expect(asked).toEqual([
    "POST /api/connections",
    "POST /api/connections/L",
    "GET /api/connections/L?after=0",
    "GET /api/connections/L?after=1",
  ]);
});

test("an act is sent at the press, with the time on the table's clock as shown here", () => {
  socket().open();
  socket().say(
    position(4, { clock: { at: 5000, running: true, left: [], ticking: [] } } as unknown as Partial<Position>),
  );
  vi.advanceTimersByTime(250);
  live.act("a");
  expect(socket().sent.at(-1)).toMatchObject({ type: "act", line: 4, do: "a", at: 5250 });
});

/** A move of another seat, with something to see. */
const seen = (line: number, more: Partial<Position> = {}) =>
  position(line, { legal: [], news: [{ line, name: "x", args: { seat: 1 } }], ...more });

test("an act answers the position on show, and nothing can be pressed before it is shown", () => {
  remember({ pace: "normal" });
  socket().open();
  socket().say(position(4, { fresh: true }));
  live.act("a");
  const { id } = socket().sent.at(-1) as { id: string };
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
  const { id } = socket().sent.at(-1) as { id: string };
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

test("the remaining tasks are asked and answered outside the game", async () => {
  socket().open();
  socket().say(position(4));
  const answer = live.errands();
  const asked = socket().sent.at(-1) as { type: string; id: string };
  expect(asked.type).toBe("errands");
  socket().say({ type: "errands", id: asked.id, line: 4, told: { errands: [] } });
  expect(await answer).toMatchObject({ line: 4, told: { errands: [] } });
  const late = live.errands();
  const { id } = socket().sent.at(-1) as { id: string };
  socket().say({ type: "refused", id, code: "not-running", args: {}, clause: "" });
  expect((await late).told).toBe(null);
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
  live.close();
  const step = (line: number) => ({ line, at: 0, seat: null, do: null, undo: null, view: { now: line }, news: [] });
  const told = (line: number) => ({ ...step(line), news: [{ line, name: "x", args: { seat: 1 } }] });
  live = new LiveTable("t", { line: 4, view: { now: 4 }, moves: 2, steps: [told(5), told(6)] } as unknown as Recap);
  live.info = { id: "t", clock: { kind: "days", days: 2 }, you: 0 } as unknown as TableInfo;
  socket().open();
  socket().say(position(6, { fresh: true, view: { now: 6 } as unknown as Position["view"] }));
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
