/** Which events are worth telling when one's own turn comes round again. */
import type { GameEvent } from "../../table/sentences";

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

/** Adds new events. Leaves out what the viewer did themselves, keeps what happened to them, drops what was undone. */
export function remembered(
  before: readonly GameEvent[],
  news: readonly GameEvent[],
  viewer: number | null,
): GameEvent[] {
  const fresh = news.filter(
    (event) =>
      WORTHY.has(event.name) && (event.args["seat"] !== viewer || event.name === "injury" || event.name === "warded"),
  );
  const since = news[0]?.line ?? Infinity;
  const kept = before.every((event) => event.line < since) ? before : before.filter((event) => event.line < since);
  return fresh.length ? [...kept, ...fresh].slice(-LONGEST) : (kept as GameEvent[]);
}
