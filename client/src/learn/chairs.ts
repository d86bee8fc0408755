/** The chairs of a lesson or a puzzle: yours, and bots with names from the legends. */
import { me } from "../net/account.svelte";
import type { Chair } from "../wire.gen";
import { t } from "../words/words.svelte";

/** The names of all seats. */
export function namesOf(seats: number, you: number): string[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === you ? me()?.name || t("here-you") : t("learn-name", { seat }),
  );
}

export function chairsOf(names: readonly string[], you: number): Chair[] {
  return names.map((name, seat) => {
    const isPerson = seat === you;
    const kind = isPerson ? "person" : "bot";
    return { seat, kind, name, bot: isPerson ? null : "bot", held: false, here: true, leaves_in: null, share: null };
  });
}
