/** The puzzles that were tried on this device, and whether the first answer was right. */
import { keep, kept } from "../common/storage";

type Tries = Record<string, boolean>;

const KEY = "adyton-puzzles";

const all = () => kept<Record<string, Tries>>(KEY, {});

export function triesOf(game: string): Tries {
  return all()[game] ?? {};
}

/** Only the first answer counts. */
export function noteTry(game: string, puzzle: string, isRight: boolean): void {
  keep(KEY, { ...all(), [game]: { [puzzle]: isRight, ...triesOf(game) } });
}
