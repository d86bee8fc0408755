/** The names of people at a table: accounts by their own, bots by those of ancient seers. */
import type { Chair, TableInfo } from "../wire.gen";
import { t } from "../words/words.svelte";

/** How many names of seers the catalogues have for bots. */
const BOT_NAMES = 8;

export function nameOf(chair: Chair): string {
  if (chair.kind === "bot") return t(`bot-name-${chair.seat % BOT_NAMES}`);
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

/** As many letters as fit a narrow seat in two or three lines. */
const ROOM = 20;
const END = 7;

/** Each name as a narrow seat shows it. A long one is cut. Two that begin alike keep their ends. */
export function shortNames(names: readonly string[]): string[] {
  const begin = (name: string) => name.slice(0, ROOM - END - 1).toLowerCase();
  return names.map((name, seat) => {
    if (name.length <= ROOM) return name;
    const isAlike = names.some((other, index) => index !== seat && begin(other) === begin(name));
    const end = isAlike ? name.slice(-END).trimStart() : "";
    return `${name.slice(0, ROOM - 1 - end.length).trimEnd()}…${end}`;
  });
}
