/** Any view as lines of text: the plain table knows no game, only lists, numbers and names of seats. */
import { wording } from "../games/kits";
import { knows, spoken, t } from "../words/words.svelte";

export interface Entry { label: string; text?: string; entries?: Entry[] }

const FRAME = new Set(["viewer", "seats", "acting", "deadline", "phase"]);

function labelOf(game: string, key: string): string {
  const id = `${game}-view-${key.replaceAll("_", "-")}`;
  return knows(id) ? t(id) : key.replaceAll("_", " ");
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object" || named(value) !== undefined;
}

/** A piece that carries its own name, or its own words, needs no list of its parts. */
function named(value: unknown): string | undefined {
  if (value === null || typeof value !== "object") return undefined;
  const piece = value as Record<string, unknown>;
  const words = piece[spoken()] ?? piece["en"];
  if (typeof words === "string") return `${words} (${piece["points"] ?? ""})`;
  return typeof piece["name"] === "string" ? piece["name"] : undefined;
}

function flat(game: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return t("plain-none");
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  const name = named(value);
  return name === undefined ? String(value) : String(wording(game)("card", name, []));
}

function entry(game: string, label: string, value: unknown, names: readonly string[]): Entry {
  if (isPlain(value) || named(value)) return { label, text: flat(game, value) };
  if (Array.isArray(value)) return listed(game, label, value, names);
  return { label, entries: Object.entries(value as object).map(([key, inner]) => entry(game, labelOf(game, key), inner, names)) };
}

function listed(game: string, label: string, value: unknown[], names: readonly string[]): Entry {
  if (value.length === 0) return { label, text: t("plain-none") };
  const bySeat = value.length === names.length;
  if (!bySeat && value.every(isPlain)) return { label, text: value.map((one) => flat(game, one)).join(", ") };
  return { label, entries: value.map((inner, index) => entry(game, bySeat ? names[index]! : String(index + 1), inner, names)) };
}

export function entriesOf(game: string, view: object, names: readonly string[]): Entry[] {
  return Object.entries(view)
    .filter(([key]) => !FRAME.has(key))
    .map(([key, value]) => entry(game, labelOf(game, key), value, names));
}

/** What this view tells and another does not. */
export function unveiled(game: string, view: object, other: object, names: readonly string[]): Entry[] {
  const known = other as Record<string, unknown>;
  const more = Object.entries(view).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(known[key]));
  return entriesOf(game, Object.fromEntries(more), names);
}

/** Legal texts in groups by their first word, in the order of the rules. */
export function grouped(legal: readonly string[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const text of legal) {
    const verb = text.split(" ", 1)[0]!;
    groups.set(verb, [...(groups.get(verb) ?? []), text]);
  }
  return [...groups];
}
