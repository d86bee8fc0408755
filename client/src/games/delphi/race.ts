/** The race of a finished game: after every round, how many tasks each ship had done, and who came home when. */
import type { StoryStep } from "../define";
import type { DelphiView } from "./view.gen";
import { standing } from "./sources";
import type { GameEvent } from "../../table/sentences";

export interface Lap {
  round: number;
  /** The last line of the round, where a replay can begin. */
  line: number;
  done: number[];
  home: boolean[];
  /** Finished tasks of the round, in the order in which they were finished. */
  finished: GameEvent[];
}

const FINISHING: ReadonlySet<string> = new Set(["shrine", "raised", "offered", "defeated", "arrived"]);

/** One lap for each round, with what was finished in it. */
export function lapsOf(steps: readonly StoryStep<DelphiView>[]): Lap[] {
  const laps = new Map<number, Lap>();
  let round = 1;
  for (const { line, view, news } of steps) {
    if (!view.players.some((player) => player.ship !== null)) continue;
    const before = laps.get(round);
    // The news of a step belongs to the round in which the step began.
    if (before) before.finished.push(...news.filter((event) => FINISHING.has(event.name)));
    if (before && view.round !== round) laps.set(round, { ...before, ...standOf(view), line });
    round = view.round;
    laps.set(round, { finished: [], ...laps.get(round), round, line, ...standOf(view) });
  }
  return [...laps.values()];
}

function standOf(view: DelphiView): Pick<Lap, "done" | "home"> {
  return { done: standing(view), home: view.players.map((player) => player.arrived) };
}
