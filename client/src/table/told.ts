/** Events as sentences: arguments that name a seat become that player's name. */
import { t, tOr, type Args } from "../words/words.svelte";

export interface Told { name: string; args: Record<string, string | number>; move: number }

const SEAT_ARGS = ["seat", "from", "to", "winner", "dealer", "leader", "holder", "by", "other", "victim", "owner"];

function named(args: Record<string, string | number>, names: readonly string[]): Args {
  const out: Args = { ...args };
  for (const key of SEAT_ARGS) {
    const value = args[key];
    if (typeof value === "number" && names[value] !== undefined) out[key] = names[value]!;
  }
  return out;
}

/** The sentence of an event, or nothing where the catalogue chose silence. */
export function sentence(game: string, told: Told, names: readonly string[]): string {
  return tOr([`${game}-event-${told.name}`], told.name, named(told.args, names));
}

export interface Refused { code: string; args: Record<string, string | number>; clause: string }

/** Why something may not be done, in half a sentence. */
export function reason(game: string, refused: Refused, names: readonly string[]): string {
  const ids = [`${game}-refusal-${refused.code}`, `refusal-${refused.code}`, `site-refusal-${refused.code}`];
  return tOr(ids, t("site-refused"), named(refused.args, names));
}
