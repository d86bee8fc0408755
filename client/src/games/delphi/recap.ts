/** Which events are worth telling when one's own turn comes round again. */
import type { Told } from "../../table/told";

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
export function remembered(before: readonly Told[], news: readonly Told[], viewer: number | null): Told[] {
  const fresh = news.filter(
    (told) =>
      WORTHY.has(told.name) && (told.args["seat"] !== viewer || told.name === "injury" || told.name === "warded"),
  );
  const since = news[0]?.move ?? Infinity;
  const kept = before.every((told) => told.move < since) ? before : before.filter((told) => told.move < since);
  return fresh.length ? [...kept, ...fresh].slice(-LONGEST) : (kept as Told[]);
}
