/** What a finished game shows about its course: everybody's score, and each player's largest gain. */
import type { Kit } from "../../games/define";
import type { ReplayStep } from "../../wire.gen";
import type { BaseView } from "../props";

/** The score of each seat after a line of the record. */
export interface Stand {
  line: number;
  points: readonly number[];
}

/** Everybody's score, with a point wherever it changed, and at both ends. */
export function courseOf(kit: Pick<Kit, "standing">, steps: readonly ReplayStep[]): Stand[] {
  if (!kit.standing) return [];
  const all = steps.map((step) => ({ line: step.line, points: kit.standing!(step.view as BaseView) }));
  const isSame = (one: Stand, two: Stand) => one.points.every((points, seat) => points === two.points[seat]);
  return all.filter((one, place) => place === 0 || place === all.length - 1 || !isSame(one, all[place - 1]!));
}

/** The line after `since` with this seat's largest gain, and how much it was. */
export function bestMoment(course: readonly Stand[], seat: number, since = 0): { line: number; gain: number } | null {
  let best: { line: number; gain: number } | null = null;
  course.forEach(({ line, points }, place) => {
    const gain = (points[seat] ?? 0) - (course[place - 1]?.points[seat] ?? points[seat] ?? 0);
    if (line > since && gain > (best?.gain ?? 0)) best = { line, gain };
  });
  return best;
}

/** The events about this seat; all of them if none is. */
export function ownEvents<E extends { args: Record<string, unknown> }>(news: readonly E[], seat: number | null): E[] {
  const own = news.filter((event) => event.args["seat"] === seat);
  return own.length > 0 ? own : [...news];
}
