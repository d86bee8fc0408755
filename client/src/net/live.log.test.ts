import { expect, test, vi } from "vitest";
import { live, position, socket, useLiveTable } from "../testing/live";
import type { TableInfo } from "../wire.gen";
import { standing } from "./positions";

useLiveTable();

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

test("a player who takes a chair sees it at once, with the log of that seat", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => (asked.push(path), Promise.resolve(new Response("[]"))));
  const seating = (you: number | null) => ({ type: "seating", table: { you, clock: { kind: "none" } } });
  socket().open();
  socket().say(seating(null));
  socket().say(position(5, { fresh: true }));
  socket().say(seating(2));
  socket().say(position(5, { fresh: true, legal: ["a"] }));
  expect([live.info?.you, live.position?.legal, live.pace.behind]).toEqual([2, ["a"], false]);
  await vi.waitFor(() => expect(asked).toEqual(["/api/tables/t/log", "/api/tables/t/log?eyes=2"]));
});

test("at a table without spectators, a chair lets us in", async () => {
  socket().open();
  socket().say({ type: "refused", id: null, code: "no-spectators", args: {}, clause: "" });
  expect([live.barred, live.refused]).toEqual([true, null]);
  await live.request(() => Promise.resolve({ you: 1 } as TableInfo));
  expect(live.barred).toBe(false);
  expect(socket().sent.filter((message) => message.type === "resume")).toHaveLength(2);
});

test("when somebody takes a chair, we read anew whom we have muted", async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(path.endsWith("/muted") ? "[2]" : "[]")));
  const sat = { line: 3, name: "sat", seat: 1, who: "Dora", before: null };
  const seating = (...notes: object[]) => ({ type: "seating", table: { you: 0, clock: { kind: "none" }, notes } });
  live.muted = [1];
  socket().open();
  socket().say(seating());
  expect(live.muted).toEqual([1]);
  socket().say(seating(sat));
  await vi.waitFor(() => expect(live.muted).toEqual([2]));
});
