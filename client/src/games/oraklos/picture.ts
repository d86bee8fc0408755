/** The dice of the picture of Oraklos. */
import type { Spot } from "../../art/spot";

export const DICE: readonly Spot[] = [
  { x: 96, y: 62, colour: "blue", r: 13, turn: 12 },
  { x: 214, y: 48, colour: "yellow", r: 13, turn: -20 },
  { x: 246, y: 128, colour: "red", r: 13, turn: 32 },
  { x: 120, y: 150, colour: "black", r: 13, turn: -8 },
  { x: 168, y: 98, colour: "yellow", r: 13, turn: 50 },
  { x: 66, y: 112, colour: "red", r: 13, turn: -35 },
  { x: 190, y: 158, colour: "blue", r: 13, turn: 18 },
];
