import { expect, test } from "vitest";
import { ahead, around } from "./dice";

test("an arrow moves to the die in that direction", () => {
  const places = [
    [0, 0],
    [10, 1],
    [30, 0],
    [0, 12],
    [-9, -9],
  ] as const;
  expect([
    ahead(places, 0, "ArrowRight"),
    ahead(places, 1, "ArrowRight"),
    ahead(places, 0, "ArrowDown"),
    ahead(places, 2, "ArrowRight"),
    ahead(places, 0, "Enter"),
  ]).toEqual([1, 2, 3, -1, -1]);
});

test("four places are joined without crossing lines", () => {
  expect(
    around([
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]),
  ).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);
});
