/** Where the figures and the priestess are drawn: figures of a seat on one field stand one behind the other. */
import type { KeltisView } from "./view.gen";
import { standing, type Spiral } from "./spiral";

export interface Piece {
  key: string;
  /** -1: the priestess */
  seat: number;
  field: number;
  /** How many figures of the seat stand here, on the one in front; 1 on the others. */
  count: number;
  x: number;
  y: number;
}

interface Figure {
  key: string;
  seat: number;
  field: number;
}
const BEHIND = 5;

function figuresOf(view: KeltisView): Figure[] {
  const own = view.places.flatMap((place, seat) =>
    place.figures.map((field, index) => ({ key: `${seat}-${index}`, seat, field })),
  );
  return [...own, { key: "priestess", seat: -1, field: view.priestess }];
}

/** All pieces, those behind first, the priestess last. */
export function piecesOf(view: KeltisView, plan: Spiral): Piece[] {
  const figures = figuresOf(view);
  return figures.map((one) => {
    const groups = [...new Set(figures.filter((other) => other.field === one.field).map((other) => other.seat))];
    const mates = figures.filter((other) => other.field === one.field && other.seat === one.seat);
    const spot = standing(plan.places[one.field]!, groups.indexOf(one.seat), groups.length);
    const back = mates.length - 1 - mates.indexOf(one);
    return { ...one, count: back === 0 ? mates.length : 1, x: spot.x + back * BEHIND, y: spot.y - back * BEHIND };
  });
}
