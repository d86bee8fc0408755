/** Geometry of the picture of Keltis. */
import type { Colour } from "../../art/colours";
import type { Spot } from "../../art/spot";

const STONES: readonly Colour[] = ["pink", "yellow", "red", "green", "blue"];

const SAMPLES = 900;

function winding(part: number): { x: number; y: number } {
  const angle = Math.PI * 0.95 - part * 2.1 * 2 * Math.PI;
  const reach = 1 - part * 0.84;
  return { x: 160 + 138 * reach * Math.cos(angle), y: 102 + 84 * reach * Math.sin(angle) };
}

/** The line of a spiral that winds inwards. */
export const SPIRAL_LINE: string = Array.from({ length: 121 }, (_, index) => winding(index / 120))
  .map((point, index) => `${index ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
  .join("");

/** Stones at equal distances along it, every seventh one large. */
export function spiralStones(count: number): Spot[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => winding(index / SAMPLES));
  const lengths = [0];
  for (let index = 1; index <= SAMPLES; index += 1)
    lengths.push(
      lengths[index - 1]! +
        Math.hypot(points[index]!.x - points[index - 1]!.x, points[index]!.y - points[index - 1]!.y),
    );
  return Array.from({ length: count }, (_, number) => {
    const index = Math.max(
      0,
      lengths.findIndex((length) => length >= (lengths.at(-1)! * number) / (count - 1)),
    );
    return {
      ...points[index]!,
      colour: STONES[(number * 3) % STONES.length]!,
      r: number % 7 === 6 ? 13.5 : 10,
      turn: 0,
    };
  });
}
