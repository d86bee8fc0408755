/** A record as a strip of positions to step, play and scrub through. */
import type { ReplayStep } from "../wire.gen";

/** Steps come with what changed; here each gets its whole view, in which what stayed is shared with the step before. */
export function whole(steps: readonly ReplayStep[]): ReplayStep[] {
  let view: Partial<ReplayStep["view"]> = {};
  return steps.map((step) => ({ ...step, view: (view = { ...view, ...step.view }) as ReplayStep["view"] }));
}

/** The steps that stand: what was taken back is left out, so that the story reads straight. */
export function standing(steps: readonly ReplayStep[]): ReplayStep[] {
  const out: ReplayStep[] = [];
  for (const step of steps) {
    if (step.undo === null) out.push(step);
    else while (out.length && out.at(-1)!.move >= step.undo) out.pop();
  }
  return out;
}

/** Chance between two decisions is one step: only the last of a run is shown, with all its news. */
export function told(steps: readonly ReplayStep[]): ReplayStep[] {
  const out: ReplayStep[] = [];
  for (const step of steps) {
    const before = out.at(-1);
    if (before && before.seat !== null && before.seat < 0 && step.seat !== null && step.seat < 0)
      out[out.length - 1] = { ...step, news: [...before.news, ...step.news] };
    else out.push(step);
  }
  return out;
}

/** The place of a line, or of the last one before it. */
export function placeOf(steps: readonly ReplayStep[], move: number): number {
  const later = steps.findIndex((step) => step.move > move);
  return later < 0 ? steps.length - 1 : Math.max(0, later - 1);
}
