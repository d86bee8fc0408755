/** The chairs of a lesson or a puzzle: yours, and bots with names from the legends. */
import { me } from "../net/account.svelte";
import type { Chair } from "../wire.gen";
import { t } from "../words/words.svelte";

/** The names of all seats. A bot that would have your name takes the one that your seat does not need. */
export function namesOf(seats: number, you: number): string[] {
  const own = me()?.name || t("here-you");
  const nameOf = (seat: number) => t("learn-name", { seat });
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === you) return own;
    return nameOf(seat) === own ? nameOf(you) : nameOf(seat);
  });
}

export function chairsOf(names: readonly string[], you: number): Chair[] {
  return names.map((name, seat) => {
    const isPerson = seat === you;
    const kind = isPerson ? "person" : "bot";
    return { seat, kind, name, bot: isPerson ? null : "bot", held: false, here: true, leaves_in: null, share: null };
  });
}
