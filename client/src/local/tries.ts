/** The puzzles that were tried on this device, and whether the first answer was right. */
type Tries = Record<string, boolean>;

const KEY = "adyton-puzzles";

function all(): Record<string, Tries> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Tries>;
  } catch {
    return {};
  }
}

export function triesOf(game: string): Tries {
  return all()[game] ?? {};
}

/** Only the first answer counts. */
export function noteTry(game: string, puzzle: string, isRight: boolean): void {
  const tries = { ...all(), [game]: { [puzzle]: isRight, ...triesOf(game) } };
  try {
    localStorage.setItem(KEY, JSON.stringify(tries));
  } catch {
    // Without storage puzzles can still be solved.
  }
}
