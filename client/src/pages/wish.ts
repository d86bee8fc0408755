/** Turns the form for a new table into the request. */
import type { DaysClock, GameInfo, MoveClock, NewTable, NoClock, OptionField, TotalClock } from "../wire.gen";

export type Value = boolean | number | string | null;
export type Values = Record<string, Value>;
type ClockRule = NoClock | MoveClock | TotalClock | DaysClock;

const RULES: Record<string, ClockRule> = {
  none: { kind: "none" },
  "move-60": { kind: "move", seconds: 60 },
  "total-600": { kind: "total", seconds: 600, increment: 10 },
  "total-1800": { kind: "total", seconds: 1800, increment: 15 },
  "days-2": { kind: "days", days: 2 },
};

export const CLOCKS: readonly string[] = Object.keys(RULES);

export function clockOf(name: string): ClockRule {
  return RULES[name] ?? { kind: "none" };
}

export function firstValues(options: readonly OptionField[]): Values {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

interface Form {
  seats: number;
  level: string | null;
  values: Values;
  clock: ClockRule;
  isPublic: boolean;
  spectators: boolean;
  /** Hints are allowed although several people play. */
  hints?: boolean;
}

/** Sends only what differs from the defaults. */
export function wishOf(game: GameInfo, form: Form): NewTable {
  const changed = game.options.filter(
    (option) => form.values[option.name] !== option.default && form.values[option.name] !== "",
  );
  const options = Object.fromEntries(changed.map((option) => [option.name, form.values[option.name] ?? null]));
  const bots = form.level === null ? [] : Array.from({ length: form.seats - 1 }, () => form.level!);
  return {
    game: game.slug,
    seats: form.seats,
    options,
    bots,
    public: form.isPublic,
    spectators: form.spectators,
    clock: form.clock,
    hints: form.hints ? true : null,
  };
}
