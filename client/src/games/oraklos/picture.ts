/** The dice of the picture of Oraklos. The first four are the figure: no line passes over a die, none lies inside. */
import type { Spot } from "../../art/spot";

export const DICE: readonly Spot[] = [
  { x: 96, y: 62, colour: "blue", r: 13, turn: 12 },
  { x: 214, y: 48, colour: "yellow", r: 13, turn: -20 },
  { x: 246, y: 128, colour: "red", r: 13, turn: 32 },
  { x: 120, y: 150, colour: "black", r: 13, turn: -8 },
  { x: 152, y: 30, colour: "yellow", r: 13, turn: 50 },
  { x: 66, y: 112, colour: "red", r: 13, turn: -35 },
  { x: 196, y: 170, colour: "blue", r: 13, turn: 18 },
];
