/** Events as sentences. A seat becomes its player's name. An argument that is a key becomes its sentence. */
import { wording } from "../games/kits";
import type { BaseView } from "./props";
import { spelled } from "../words/spelled";
import { t, tOr, type Args } from "../words/words.svelte";

export interface GameEvent {
  name: string;
  args: Record<string, string | number>;
  line: number;
}

/** The arguments that are seats, as in the server's catalogues. */
const SEAT_ARGS = ["seat", "other"];

/** An argument with this prefix is the key of another sentence, which replaces it. */
const KEY_SIGN = "@";

function meant<T>(value: T): T | string {
  return typeof value === "string" && value.startsWith(KEY_SIGN) ? t(value.slice(1)) : value;
}

type Seen = BaseView | null;

/** A sentence may begin with the name of a place. */
function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function named(game: string, args: Record<string, string | number>, names: readonly string[], view: Seen): Args {
  const out: Args = { ...args };
  const word = wording(game);
  for (const [key, value] of Object.entries(args)) out[key] = meant(word(key, value, names, view));
  for (const key of SEAT_ARGS) {
    const value = args[key];
    if (typeof value === "number" && names[value] !== undefined) out[key] = names[value]!;
  }
  return out;
}

/** The sentence of an event. A board that draws what the rules number has its own sentence.
 * If a view is given, places are named. */
export function sentence(game: string, event: GameEvent, names: readonly string[], view: Seen = null): string {
  const args = named(game, event.args, names, view);
  const ids = [`${game}-board-event-${event.name}`, `${game}-event-${event.name}`, `site-event-${event.name}`];
  return begun(tOr(ids, spelled(event.name, args), args));
}

export interface Refused {
  code: string;
  args: Record<string, string | number>;
  clause: string;
}

/** Why something may not be done, as half a sentence. */
export function reason(game: string, refused: Refused, names: readonly string[], view: Seen = null): string {
  const ids = [`${game}-refusal-${refused.code}`, `refusal-${refused.code}`, `site-refusal-${refused.code}`];
  const args = named(game, refused.args, names, view);
  return begun(tOr(ids, spelled(refused.code, args), args));
}

export interface Hinted {
  do: string;
  code: string;
  args: Record<string, string | number>;
}

/** Why a bot would do that. Only a view knows the names of places. */
export function why(game: string, hint: Pick<Hinted, "code" | "args">, names: readonly string[], view: Seen): string {
  const args = named(game, hint.args, names, view);
  // A hint without a risk ends before the sentence about it.
  const ids = [`${game}-board-hint-${hint.code}`, `${game}-hint-${hint.code}`, `hint-${hint.code}`];
  return tOr(ids, spelled(hint.code, args), args).trimEnd();
}
