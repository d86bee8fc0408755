import { expect, test } from "vitest";
import type { GameEvent } from "../../table/sentences";
import type { OracleView } from "./view.gen";
import { direction, stageOf, surprise } from "./stage";

const view = (trick: string[], leader: number) =>
  ({ seats: 3, leader, trick: trick.map((name) => ({ name })) }) as unknown as OracleView;
const event = (name: string, seat: number, card: string) => ({ name, args: { seat, card }, line: 1 });

test("an open trick is shown as in the view", () => {
  expect(stageOf([], view(["b7", "r9"], 2), [])).toEqual({
    laid: [
      { card: "b7", seat: 2 },
      { card: "r9", seat: 0 },
    ],
    winner: null,
    card: null,
  });
});

test("a trick just won is shown in full, with its winner", () => {
  const before = [
    { card: "b7", seat: 2 },
    { card: "r9", seat: 0 },
  ];
  const stage = stageOf(before, view([], 1), [event("played", 1, "b10"), event("won", 1, "b10")]);
  expect(stage).toEqual({ laid: [...before, { card: "b10", seat: 1 }], winner: 1, card: "b10" });
});

test("after several tricks, the last one is shown", () => {
  const news = [
    event("played", 1, "b10"),
    event("won", 1, "b10"),
    event("played", 1, "g1"),
    event("played", 2, "g2"),
    event("played", 0, "g3"),
    event("won", 0, "g3"),
  ];
  expect(stageOf([], view([], 0), news).laid.map((one) => one.card)).toEqual(["g1", "g2", "g3"]);
});

test("a trick is whole even if the positions before its last card were skipped", () => {
  const past = [
    event("played", 0, "y4"),
    event("played", 1, "y9"),
    event("played", 2, "y1"),
    event("won", 1, "y9"),
    event("played", 1, "b7"),
    event("played", 2, "r9"),
    event("played", 0, "b10"),
    event("won", 0, "b10"),
  ];
  const cards = (before: readonly GameEvent[]) =>
    stageOf([], view([], 0), past.slice(-2), before).laid.map((one) => one.card);
  expect(cards(past)).toEqual(["b7", "r9", "b10"]);
  expect(cards(past.slice(0, 4))).toEqual(["b10"]); // a past that is behind says nothing about this trick
});

test("the viewer sits at the bottom and the others clockwise from the left", () => {
  expect(direction(1, 1, 4).y).toBeCloseTo(1);
  expect(direction(2, 1, 4).x).toBeCloseTo(-1);
  expect(direction(3, 1, 4).y).toBeCloseTo(-1);
});

test("a card that wins against expectation says why", () => {
  const laid = (...cards: string[]) => cards.map((card, seat) => ({ card, seat }));
  expect(surprise(laid("b12", "r1"), "r1")).toBe("one-beats-twelve");
  expect(surprise(laid("b7", "r9", "b9"), "b9")).toBe("led-colour");
  expect(surprise(laid("b7", "r9", "g9"), "r9")).toBe("earlier");
  expect(surprise(laid("b7", "r9"), "r9")).toBe("any-colour");
  expect(surprise(laid("b7", "b9"), "b9")).toBeNull();
});
