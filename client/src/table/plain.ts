/** Any view as lines of text. The plain table knows no game, only lists, numbers and the game's own `Reading`. */
import { reading, wording } from "../games/kits";
import { t, tOr } from "../words/words.svelte";
import { keysOf } from "./reading";

export interface Entry {
  label: string;
  text?: string;
  entries?: Entry[];
}

/** A value and where in the view it stands: the part it belongs to, its key there, and how many lists deep. */
interface Place {
  game: string;
  parent: string;
  key: string;
  depth: number;
  names: readonly string[];
}

const FRAME = new Set(["viewer", "seats", "acting", "deadline", "phase"]);
/** Which edition of the rules a table follows means nothing to its players. */
const SILENT = ["options.version"];

function found<T>(table: Record<string, T>, at: Place): T | undefined {
  const key = keysOf(at.parent, at.key).find((one) => one in table);
  return key === undefined ? undefined : table[key];
}

function isAmong(keys: readonly string[], at: Place): boolean {
  return keysOf(at.parent, at.key).some((one) => keys.includes(one));
}

function labelOf({ game, parent, key }: Place): string {
  const dashed = (text: string) => text.replaceAll("_", "-");
  const own = parent === "options" ? [`${game}-option-${key}`] : [`${game}-view-${dashed(parent)}-${dashed(key)}`];
  return tOr([...own, `${game}-view-${dashed(key)}`, `colour-${key}`], key.replaceAll("_", " "));
}

/** A card is known by its name and needs no list of its parts. */
function named(value: unknown): string | undefined {
  const name = value !== null && typeof value === "object" ? (value as Record<string, unknown>)["name"] : undefined;
  return typeof name === "string" ? name : undefined;
}

function number(value: number): string {
  return String(value).replace("-", "−");
}

/** A value in one line, if it has such a form. */
function line(value: unknown, at: Place): string | undefined {
  if (value === null || value === undefined || value === "") return t("plain-none");
  if (Array.isArray(value)) return value.length === 0 ? t("plain-none") : flatList(value, at);
  if (typeof value === "number" && isAmong(reading(at.game).seats, at)) return at.names[value] ?? t("plain-none");
  const say = found(reading(at.game).words, at);
  if (say) return say(value as never, at.names);
  if (typeof value === "object")
    return named(value) === undefined ? undefined : String(wording(at.game)("card", named(value)!, [], null));
  return simple(value as string | number | boolean, at);
}

function simple(value: string | number | boolean, at: Place): string {
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return number(value);
  return at.parent === "options" ? tOr([`${at.game}-option-${at.key}-${value}`], value) : value;
}

function flatList(value: unknown[], at: Place): string | undefined {
  if (axisOf(at)) return undefined;
  const lines = value.map((one) => line(one, { ...at, depth: at.depth + 1 }));
  if (lines.includes(undefined)) return undefined;
  return lines.join(lines.some((one) => one!.includes(", ")) ? "; " : ", ");
}

function axisOf(at: Place) {
  return found(reading(at.game).axes, at)?.[at.depth];
}

function entry(label: string, value: unknown, at: Place): Entry {
  const text = line(value, at);
  if (text !== undefined) return { label, text };
  return {
    label,
    entries: Array.isArray(value) ? listed(value, at) : parts(value as object, { ...at, parent: at.key }),
  };
}

function listed(value: unknown[], at: Place): Entry[] {
  const axis = axisOf(at) ?? ((index: number) => String(index + 1));
  return value.map((one, index) => entry(axis(index, at.names, one), one, { ...at, depth: at.depth + 1 }));
}

function parts(value: object, whole: Place): Entry[] {
  return Object.entries(value)
    .map(([key, inner]) => [{ ...whole, key, depth: 0 }, inner] as const)
    .filter(([at]) => !isAmong([...SILENT, ...reading(at.game).silent], at))
    .map(([at, inner]) => entry(labelOf(at), inner, at));
}

export function entriesOf(game: string, view: object, names: readonly string[]): Entry[] {
  const shown = Object.entries(view).filter(([key]) => !FRAME.has(key));
  return parts(Object.fromEntries(shown), { game, parent: "", key: "", depth: 0, names });
}

/** The lines of this view that another view does not have. */
export function unveiled(game: string, view: object, other: object, names: readonly string[]): Entry[] {
  const known = other as Record<string, unknown>;
  const more = Object.entries(view).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(known[key]));
  return entriesOf(game, Object.fromEntries(more), names);
}
