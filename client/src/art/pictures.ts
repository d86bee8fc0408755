/** Geometry of the four pictures on the home page. */
import type { Colour } from "./colours";

export interface Spot {
  x: number;
  y: number;
  colour: Colour;
  r: number;
  turn: number;
}

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

export const DICE: readonly Spot[] = [
  { x: 96, y: 62, colour: "blue", r: 13, turn: 12 },
  { x: 214, y: 48, colour: "yellow", r: 13, turn: -20 },
  { x: 246, y: 128, colour: "red", r: 13, turn: 32 },
  { x: 120, y: 150, colour: "black", r: 13, turn: -8 },
  { x: 168, y: 98, colour: "yellow", r: 13, turn: 50 },
  { x: 66, y: 112, colour: "red", r: 13, turn: -35 },
  { x: 190, y: 158, colour: "blue", r: 13, turn: 18 },
];

/** A small sea of hexes, pointed side up: centres by axial row and column. */
export function hexes(rows: number, columns: number, size: number): { x: number; y: number; d: string }[] {
  const width = Math.sqrt(3) * size;
  const cells = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = 42 + column * width + (row % 2 ? width / 2 : 0);
      const y = 34 + row * size * 1.5;
      cells.push({ x, y, d: hexagon(x, y, size) });
    }
  return cells;
}

export function hexagon(x: number, y: number, size: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    return `${(x + size * Math.cos(angle)).toFixed(1)} ${(y + size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
