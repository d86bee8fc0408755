/** The names of people at a table: accounts by their own, bots by those of ancient seers. */
import type { Chair, Note, TableInfo } from "../wire.gen";
import { t } from "../words/words.svelte";

/** How many names of seers the catalogues have for bots. */
const BOT_NAMES = 8;

/** The notes that somebody took or left a chair. */
export const CHANGES: ReadonlySet<string> = new Set<Note["name"]>(["sat", "left", "back"]);

const botName = (seat: number): string => t(`bot-name-${seat % BOT_NAMES}`);

export function nameOf(chair: Chair): string {
  if (chair.kind === "bot") return botName(chair.seat);
  return chair.kind === "person" ? personName(chair.name) : t("chair-open");
}

/** Guests have a name in the language of their first visit. It is shown in the reader's language.
    A person without a name has deleted their account. */
export function personName(name: string): string {
  if (!name) return t("chair-someone");
  const number = /^(?:Guest|Gast) ([0-9a-f]{4})$/.exec(name)?.[1];
  return number ? t("guest-name", { number }) : name;
}

export function namesOf(table: TableInfo): string[] {
  return table.chairs.map(nameOf);
}

/** Whose chair somebody took: a person's or a bot's. */
export function nameBefore({ seat, before }: Note): string {
  return before === null ? botName(seat) : personName(before);
}

/** The names by seat when a line was written. Somebody may have taken a chair since. */
export function namesThen(table: TableInfo): (line: number) => readonly string[] {
  const now = namesOf(table);
  const taken = (table.notes ?? []).filter((note) => note.name === "sat").reverse();
  if (!taken.length) return () => now;
  return (line) => {
    const then = [...now];
    for (const note of taken) if (note.line >= line) then[note.seat] = nameBefore(note);
    return then;
  };
}

/** The line in which a player sat down who came after the start; 0 for those who began. */
export function satSince(table: TableInfo, seat: number | null): number {
  return (table.notes ?? []).findLast((note) => note.name === "sat" && note.seat === seat)?.line ?? 0;
}

/** Whether somebody may take this chair: a bot plays there, and nobody who is only away. */
export function isFree(table: TableInfo, chair: Chair): boolean {
  const news = (table.notes ?? []).findLast((note) => note.seat === chair.seat && CHANGES.has(note.name));
  return chair.kind === "bot" || (chair.held && news?.name === "left");
}

/** A note of the table as a sentence, with the names of those who played then. */
export function noteText(note: Note, then: (line: number) => readonly string[]): string {
  const who = personName(note.who ?? "");
  if (note.name === "sat") return t("log-sat", { who, before: nameBefore(note) });
  return t(`log-${note.name}`, { seat: then(note.line)[note.seat] ?? "", who });
}

/** About as many letters as fit one line of a seat on a phone; with three seats there is more room than with five. */
export const roomFor = (seats: number): number => Math.max(6, Math.floor(40 / seats) - 1);
const END = 3;

/** Each name as a narrow seat shows it. The page cuts a long one; of those that begin alike, the ends stay. */
export function shortNames(names: readonly string[]): string[] {
  const room = roomFor(names.length);
  const begin = (name: string) => name.slice(0, room - END - 1).toLowerCase();
  return names.map((name, seat) => {
    const isAlike = names.some((other, index) => index !== seat && begin(other) === begin(name));
    if (!isAlike || name.length <= room) return name;
    return `${name.slice(0, room - END - 1).trimEnd()}…${name.slice(-END).trimStart()}`;
  });
}
