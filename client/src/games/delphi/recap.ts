/** Which events are worth showing when your turn begins. */
import type { GameEvent } from "../../table/sentences";
import type { DelphiFightView } from "./view.gen";

const WORTHY: ReadonlySet<string> = new Set([
  "sailed",
  "carried",
  "arrived",
  "defeated",
  "gave-up",
  "explored",
  "shrine",
  "loaded-offering",
  "loaded-statue",
  "offered",
  "raised",
  "companion",
  "equipped",
  "god",
  "recalled",
  "rested",
  "titan",
  "injury",
  "warded",
]);
const LONGEST = 80;

/** What the others did since the viewer's last turn, and what happened to the viewer meanwhile. */
export function sinceLastTurn(past: readonly GameEvent[], viewer: number | null): GameEvent[] {
  const turns = past.filter((event) => event.name === "turn");
  if (turns.length === 0) return []; // the setup is nobody's turn
  const isMine = turns.at(-1)?.args["seat"] === viewer;
  const before = isMine ? turns.slice(0, -1) : turns;
  const own = before.findLastIndex((turn) => turn.args["seat"] === viewer);
  const to = isMine ? turns.at(-1)!.line : Infinity;
  const from = before[own + 1]?.line ?? to;
  const first = own < 0 ? past.indexOf(turns[0]!) : 0; // the setup may be told in the line of the first turn
  const meanwhile = past.slice(first).filter((event) => event.line >= from && event.line <= to);
  return meanwhile.filter((event) => isNews(event, viewer)).slice(-LONGEST);
}

/** The viewer knows their own acts, but not what happened to them. */
function isNews(event: GameEvent, viewer: number | null): boolean {
  if (!WORTHY.has(event.name)) return false;
  return event.args["seat"] !== viewer || event.name === "injury" || event.name === "warded";
}

/** What a player did in this turn that may lead to a question. */
const LEADING: ReadonlySet<string> = new Set([
  "explored",
  "shrine",
  "offered",
  "raised",
  "defeated",
  "companion",
  "equipped",
  "god",
  "loaded-statue",
  "loaded-offering",
]);

/** The viewer's last act of this turn, which the question that they are asked now comes from. */
export function causeIn(events: readonly GameEvent[], viewer: number | null): GameEvent | null {
  const turn = events.findLastIndex((event) => event.name === "turn");
  const own = events.slice(turn + 1).filter((event) => event.args["seat"] === viewer);
  return own.findLast((event) => LEADING.has(event.name)) ?? null;
}

/** The last roll of the current fight. Null before its first roll. */
export function lastRoll(events: readonly GameEvent[]): number | null {
  const begun = events.findLastIndex((event) => event.name === "fight" || event.name === "again");
  const rolled = events.findLastIndex((event) => event.name === "battle");
  // Before another roll the last one is no longer shown.
  return rolled > begun ? Number(events[rolled]!.args["roll"]) : null;
}

/** What ends the memory of a roll: another act, or the next turn. */
const FORGETTING: ReadonlySet<string> = new Set(["defeated", "gave-up", "god", "turn", "equipped"]);

/** The fight that was just won by a roll, until its equipment card is taken. */
export function victoryIn(events: readonly GameEvent[]): { fight: DelphiFightView; roll: number } | null {
  const rolled = events.findLastIndex((event) => event.name === "battle");
  const [won, ...later] = events.slice(rolled + 1).filter((event) => FORGETTING.has(event.name));
  if (rolled < 0 || won?.name !== "defeated" || later.length) return null;
  const { roll, strength } = events[rolled]!.args;
  const fight = {
    monster: String(won.args["monster"]),
    at: String(won.args["at"]),
    strength: Number(strength),
    odds: [],
  };
  return { fight, roll: Number(roll) };
}

/** A strike of the Titan, and its effect on each player. */
export interface Strike {
  event: GameEvent;
  number: number;
  hurt: readonly { seat: number; colour: string; isWarded: boolean }[];
  /** The seats whose shields have changed since. */
  rearmed: ReadonlySet<number>;
}

/** What happens to a player without an act of theirs. */
const SUFFERED: ReadonlySet<string> = new Set(["injury", "warded", "heard", "step", "turn", "favor", "healed"]);

/** The Titan's last strike, until the viewer acts again. */
export function titanIn(events: readonly GameEvent[], viewer: number | null): Strike | null {
  const at = events.findLastIndex((event) => event.name === "titan");
  if (at < 0) return null;
  const after = events.slice(at + 1);
  if (after.some((event) => event.args["seat"] === viewer && !SUFFERED.has(event.name))) return null;
  const end = after.findIndex((event) => event.name === "turn");
  const blows = after.slice(0, end < 0 ? undefined : end).filter((one) => ["injury", "warded"].includes(one.name));
  return {
    event: events[at]!,
    number: Number(events[at]!.args["number"]),
    rearmed: new Set(after.filter((one) => one.name === "shield").map((one) => Number(one.args["seat"]))),
    hurt: blows.map((one) => ({
      seat: Number(one.args["seat"]),
      colour: String(one.args["colour"]),
      isWarded: one.name === "warded",
    })),
  };
}
