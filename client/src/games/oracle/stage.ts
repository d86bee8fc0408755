/** The trick on the table: as in the view or, just after it was won, the whole trick and its winner. */
import type { GameEvent } from "../../table/sentences";
import type { OracleView } from "./view.gen";

export interface Laid {
  card: string;
  seat: number;
}
export interface Stage {
  laid: Laid[];
  winner: number | null;
  card: string | null;
}

export function openTrick(view: OracleView): Laid[] {
  return view.trick.map((card, place) => ({ card: card.name, seat: ((view.leader ?? 0) + place) % view.seats }));
}

/**
 * The cards on the table before this news, then those in it. `won` closes the trick. The whole past, where it is
 * known, also holds the cards of positions that were skipped.
 */
export function stageOf(
  before: readonly Laid[],
  view: OracleView,
  news: readonly GameEvent[],
  past: readonly GameEvent[] = [],
): Stage {
  const won = news.findLast((event) => event.name === "won");
  if (!won || view.trick.length > 0) return { laid: openTrick(view), winner: null, card: null };
  const until = news.indexOf(won);
  const earlier = news.slice(0, until);
  const last = earlier.findLastIndex((event) => event.name === "won");
  const fresh = laidIn(earlier.slice(last + 1));
  const whole = laidIn(
    past.slice(
      0,
      past.findLastIndex((event) => event.name === "won"),
    ),
  ).slice(-view.seats);
  const isWhole = whole.length === view.seats && fresh.every((one) => whole.some((other) => other.card === one.card));
  const laid = isWhole
    ? whole
    : last < 0
      ? [...before.filter((one) => !fresh.some((other) => other.seat === one.seat)), ...fresh]
      : fresh;
  return { laid, winner: Number(won.args["seat"]), card: String(won.args["card"]) };
}

function laidIn(events: readonly GameEvent[]): Laid[] {
  const played = events.filter((event) => event.name === "played");
  return played.map(({ args }) => ({ card: String(args["card"]), seat: Number(args["seat"]) }));
}

/** Where a seat sits around the table, seen from the viewer: unit vector, the viewer at the bottom, clockwise. */
export function direction(seat: number, viewer: number | null, seats: number): { x: number; y: number } {
  const turn = (((seat - (viewer ?? 0) + seats) % seats) / seats) * 2 * Math.PI;
  return { x: -Math.sin(turn), y: Math.cos(turn) };
}

export type Surprise = "one-beats-twelve" | "led-colour" | "earlier" | "any-colour";

/** Why this card wins, where that may surprise: a 1 against a 12, one of two equal values, or another colour. */
export function surprise(laid: readonly Laid[], winning: string): Surprise | null {
  const value = (card: string) => Number(card.slice(1));
  if (value(winning) === 1 && laid.some((one) => value(one.card) === 12)) return "one-beats-twelve";
  const isLed = winning[0] === laid[0]?.card[0];
  if (laid.some((one) => one.card !== winning && value(one.card) === value(winning)))
    return isLed ? "led-colour" : "earlier";
  return isLed ? null : "any-colour";
}
