/** Where a stone or a die lies in a picture. */
import type { Colour } from "./colours";

export interface Spot {
  x: number;
  y: number;
  colour: Colour;
  r: number;
  turn: number;
}
