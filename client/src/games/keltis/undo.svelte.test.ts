import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { boardAt, draw, prepare } from "../../testing/draw";
import type { KeltisView } from "./view.gen";
import Board from "./Board.svelte";

beforeAll(() => prepare("en", "keltis"));

test("a draw that was taken back is not made again at once", () => {
  vi.useFakeTimers();
  const { props, acts } = boardAt("keltis", "phase-draw");
  const before = props.view as KeltisView;
  const after = { ...before, phase: "lay", pile: before.pile - 1 };
  const shown = $state({ ...props, view: after as never, legal: [] as string[] });
  const root = draw(Board, shown);
  const see = (view: KeltisView, legal: string[]) => {
    Object.assign(shown, { view, legal });
    flushSync();
    vi.advanceTimersByTime(5000);
  };
  see(before, ["draw pile"]);
  see({ ...before }, ["draw pile"]);
  expect(acts).toEqual([]);
  root.querySelector<HTMLElement>(".piles button:enabled")!.click();
  expect(acts).toEqual(["draw pile"]);
  see({ ...after, phase: "draw" }, ["draw pile"]);
  expect(acts).toEqual(["draw pile", "draw pile"]);
  vi.useRealTimers();
});
