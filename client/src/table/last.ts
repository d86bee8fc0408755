/** The last move on the board: what the others did since your last move. */
import type { GameEvent } from "./sentences";

const PLACES = ["at", "field", "card"];

/** The arguments of the last event with a place, since the last event of this seat. */
export function lastPlaced(events: readonly GameEvent[], you: number | null): GameEvent["args"] | null {
  const own = you === null ? -1 : events.findLastIndex((event) => event.args["seat"] === you);
  const placed = events.slice(own + 1).findLast((event) => PLACES.some((key) => key in event.args));
  return placed?.args ?? null;
}
