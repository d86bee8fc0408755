/** A record as a strip of positions to step, play and scrub through. */
import type { ReplayStep } from "../wire.gen";

/** Completes each step's view: steps arrive with only what changed. Equal parts stay shared. */
export function whole(steps: readonly ReplayStep[]): ReplayStep[] {
  let view: Partial<ReplayStep["view"]> = {};
  return steps.map((step) => ({ ...step, view: (view = { ...view, ...step.view }) as ReplayStep["view"] }));
}

/** The steps without those that were undone. */
export function standing(steps: readonly ReplayStep[]): ReplayStep[] {
  const out: ReplayStep[] = [];
  for (const step of steps) {
    if (step.undo === null) out.push(step);
    else while (out.length && out.at(-1)!.line >= step.undo) out.pop();
  }
  return out;
}

/** Joins the moves of chance between two decisions into one step: the last of them, with the news of all. */
export function mergeChance(steps: readonly ReplayStep[]): ReplayStep[] {
  const out: ReplayStep[] = [];
  for (const step of steps) {
    const before = out.at(-1);
    if (before && before.seat !== null && before.seat < 0 && step.seat !== null && step.seat < 0)
      out[out.length - 1] = { ...step, news: [...before.news, ...step.news] };
    else out.push(step);
  }
  return out;
}

/** The index of a line, or of the last one before it. */
export function placeOf(steps: readonly ReplayStep[], line: number): number {
  const later = steps.findIndex((step) => step.line > line);
  return later < 0 ? steps.length - 1 : Math.max(0, later - 1);
}
