/** What people at a table are called: accounts by their names, bots by those of old seers. */
import type { Chair, TableInfo } from "../wire.gen";
import { t } from "../words/words.svelte";

export function nameOf(chair: Chair): string {
  if (chair.kind === "bot") return t(`bot-name-${chair.seat % 5}`);
  return chair.name ? personName(chair.name) : t("chair-open");
}

/** Guests are named in the language of their first visit; here they are named in the reader's. */
export function personName(name: string): string {
  const number = /^(?:Guest|Gast) ([0-9a-f]{4})$/.exec(name)?.[1];
  return number ? t("guest-name", { number }) : name;
}

export function namesOf(table: TableInfo): string[] {
  return table.chairs.map(nameOf);
}

const HEAD = 3;
const TAIL = 5;

/** Each name with the end of it that must be seen even where there is little room, since another name begins alike. */
export function partsOf(names: readonly string[]): { start: string; tail: string }[] {
  const begin = (name: string) => name.slice(0, HEAD).toLowerCase();
  return names.map((name, seat) => {
    const isAlike = names.some((other, index) => index !== seat && begin(other) === begin(name));
    const tail = isAlike ? name.split(" ").at(-1)!.slice(-TAIL) : "";
    return { start: name.slice(0, name.length - tail.length), tail };
  });
}
