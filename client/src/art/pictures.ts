/** Geometry of the four pictures on the home page. */
import type { Colour } from "./colours";

export interface Spot { x: number; y: number; colour: Colour; r: number; turn: number }

const STONES: readonly Colour[] = ["pink", "yellow", "red", "green", "blue"];

/** Stones along a spiral that winds inwards, each fifth one large. */
export function spiralStones(count: number): Spot[] {
  const spots: Spot[] = [];
  let angle = 2.2;
  for (let index = 0; index < count; index += 1) {
    const radius = 92 - index * 3.1;
    const colour = STONES[(index * 3) % STONES.length]!;
    spots.push({ x: 160 + radius * 1.45 * Math.cos(angle), y: 100 + radius * 0.93 * Math.sin(angle), colour, r: index % 6 === 4 ? 12 : 8.5, turn: 0 });
    angle += 26 / (radius * 1.12);
  }
  return spots;
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
