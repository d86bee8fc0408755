/** What a position or its events say about those before. */
import type { BaseView } from "../table/props";
import type { GameEvent } from "../table/sentences";
import type { Pointed, Position } from "../wire.gen";

/** The whole position: the server may send only the parts of the view that changed. */
export function completed(before: Position | null, now: Position): Position {
  if (now.since === null || before === null) return now;
  return { ...now, since: null, view: { ...before.view, ...now.view } as Position["view"] };
}

/** Whether the question is still the same, so that this position does not yet contain an act on its way. */
export function asksTheSame(before: Position | null, now: Position): boolean {
  return (
    before !== null &&
    before.legal.length === now.legal.length &&
    before.legal.every((text, index) => text === now.legal[index])
  );
}

/** Whether that seat is still asked, and has not acted since. */
export function isStillPointing(one: Pointed, position: Position): boolean {
  const { acting } = position.view as BaseView;
  return acting.includes(one.seat) && !position.news.some((event) => event.args["seat"] === one.seat);
}

/** The events without those that were undone. */
export function standing(events: readonly GameEvent[]): GameEvent[] {
  const out: GameEvent[] = [];
  for (const one of events) {
    if (one.name === "undo") while (out.length && out.at(-1)!.line >= Number(one.args["line"])) out.pop();
    out.push(one);
  }
  return out;
}
