/** Which fields of a game's views the plain table has no words for. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reading } from "../games/kits";
import { knows } from "../words/words.svelte";

const FRAME = ["viewer", "seats", "phase", "acting", "deadline"];
const ROOT = join(import.meta.dirname, "../../..");

/** The fields of all views of a game, as its `view.gen.ts` declares them; `pieces` are shown in one line each. */
export function fieldsOf(game: string, pieces: readonly string[]): string[] {
  const views = readFileSync(join(ROOT, `client/src/games/${game}/view.gen.ts`), "utf8");
  const interfaces = [...views.matchAll(/export interface (\w+) \{\n([^}]*)\}/g)].filter(
    (one) => !pieces.includes(one[1]!),
  );
  return interfaces.flatMap((one) => [...one[2]!.matchAll(/^ {2}(\w+):/gm)].map((field) => field[1]!));
}

export function namelessFields(game: string, pieces: readonly string[]): string[] {
  const silent = new Set([...FRAME, ...reading(game).silent]);
  const words = readFileSync(join(ROOT, `src/adyton/games/${game}/words/board.de.ftl`), "utf8");
  const hasName = (field: string) =>
    knows(`${game}-view-${field}`) || new RegExp(`^${game}-view-[a-z]+-${field} =`, "m").test(words);
  return fieldsOf(game, pieces).filter((field) => !silent.has(field) && !hasName(field.replaceAll("_", "-")));
}
