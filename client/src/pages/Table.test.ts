import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing/live";
import { RECORDED, draw, prepare } from "../testing/draw";
import Table from "./Table.svelte";

const GAME = Object.keys(RECORDED)[0]!;
const INFO = { id: "t", game: GAME, status: "closed", you: null, key: null, clock: { kind: "none" }, lines: 0 };
const ANSWERS: Record<string, unknown> = {
  "/api/account": { id: "a", name: "Ada" },
  "/api/tables/t": { ...INFO, chairs: [], trouble: null },
  "/api/tables/t/enter": { ...INFO, chairs: [], trouble: null },
  "/api/tables/t/muted": [],
  "/api/games": [],
};

beforeEach(async () => {
  await prepare("en", GAME);
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

test("a link that is pasted while the table loads opens it once", async () => {
  let release: (answer: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (release = resolve));
  let asked = 0;
  vi.stubGlobal("fetch", (path: string) =>
    path.endsWith("/muted") && ++asked === 1
      ? late
      : Promise.resolve(new Response(JSON.stringify(ANSWERS[path] ?? {}))),
  );
  draw(Table, { id: "t" });
  await vi.waitFor(() => expect(asked).toBe(1));
  window.dispatchEvent(new Event("hashchange"));
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  release(new Response("[]"));
  await new Promise((resolve) => setTimeout(resolve, 20)); // what the first attempt still does
  expect(FakeSocket.all).toHaveLength(1);
});
