import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { boardAt, draw, prepare } from "../../testing/draw";
import type { OracleView } from "./view.gen";
import Board from "./Board.svelte";

beforeAll(() => prepare("en", "oracle"));

test("while a lesson speaks about a trick, the trick lies there; then it is taken", () => {
  const { props } = boardAt("oracle", "phase-trick");
  const played = ["b2", "b7", "r1", "b9"].map((card, seat) => ({
    move: seat,
    line: seat,
    name: "played",
    args: { seat, card },
  }));
  const news = [...played, { move: 3, line: 4, name: "won", args: { seat: 3, card: "b9" } }];
  const view = { ...(props.view as OracleView), trick: [], led: null } as never;
  vi.useFakeTimers();
  const shown = $state({ ...props, view, news, lingers: true });
  const root = draw(Board, shown);
  const wait = () => {
    flushSync();
    vi.advanceTimersByTime(4000);
    flushSync();
    return root.querySelectorAll(".trick li").length;
  };
  expect(wait()).toBe(4);
  shown.news = [];
  expect(wait()).toBe(4);
  shown.lingers = false;
  expect(wait()).toBe(0);
  vi.useRealTimers();
});
