import { expect, test } from "vitest";
import { DICE } from "./picture";

type Place = { x: number; y: number };
const side = (a: Place, b: Place, c: Place) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function distance(a: Place, b: Place, c: Place): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = ((c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y)) / length;
  const nearest = Math.min(length, Math.max(0, along)) / length;
  return Math.hypot(a.x + (b.x - a.x) * nearest - c.x, a.y + (b.y - a.y) * nearest - c.y);
}

test("the picture shows a legal figure: no line passes over a die, and none lies inside (OKL-17, OKL-19)", () => {
  const figure = DICE.slice(0, 4);
  const lines = figure.map((corner, index) => [corner, figure[(index + 1) % 4]!] as const);
  for (const die of DICE.slice(4)) {
    expect(lines.every(([a, b]) => side(a, b, die) > 0)).toBe(false);
    for (const [a, b] of lines) expect(distance(a, b, die)).toBeGreaterThan(die.r * Math.SQRT2);
  }
});
