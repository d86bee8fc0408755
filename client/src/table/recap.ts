/** What a player missed, as positions that lead from the one they saw last to the newest. */
import type { Position, Recap, ReplayStep } from "../wire.gen";
import { standing, whole } from "./replay";

/** The positions in order. Only the newest can be answered. Undone moves are left out. */
export function recapOf(missed: Recap, newest: Position): Position[] {
  const start: ReplayStep = { line: missed.line, at: 0, seat: null, do: null, undo: null, view: missed.view, news: [] };
  const steps = standing(whole([start, ...missed.steps]));
  const shown = steps.filter((step, place) => step.line < newest.line && (place === 0 || step.news.length > 0));
  const last = steps.find((step) => step.line === newest.line);
  if (shown.length === 0 || missed.steps.length === 0) return [newest];
  return [
    ...shown.map((step, place) => past(newest, step, place === 0)),
    { ...newest, fresh: false, news: last?.news ?? newest.news },
  ];
}

function past(newest: Position, { line, view, news }: ReplayStep, fresh: boolean): Position {
  const nothing = { legal: [], picks: null, undo: false, done: null };
  return { ...newest, ...nothing, line, view, news, fresh };
}
