/** How the plain table shows Oracle. */
import { bySeat, byNumber, type Reading } from "../../table/reading";
import type { OracleProphecyView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { cardWords, prophecyWords } from "./cards";

const colour = (name: string) => t(`colour-${name}`);
const species = (name: string) => t(`oracle-board-${name}`);

function prophecy(one: OracleProphecyView): string {
  const standing = one.standing ? t(`oracle-board-standing-${one.standing}`) : "none";
  return t("oracle-view-prophecy", { text: prophecyWords(one), points: one.points, standing });
}

export const reading: Reading = {
  axes: {
    hand_sizes: [bySeat],
    voids: [bySeat],
    chips: [bySeat],
    held_sizes: [bySeat],
    chosen: [bySeat],
    scores: [bySeat],
    tallies: [byNumber, bySeat],
  },
  seats: ["dealer", "leader", "winning", "losers.*"],
  words: {
    removed: colour,
    led: colour,
    voids: colour,
    contested: species,
    "tallies.losers": species,
    played: cardWords,
    "options.removed": (name: string) => t(`oracle-option-removed-${name}`),
    round: (number: number) => String(number + 1),
    held: prophecy,
    aside: prophecy,
    discards: prophecy,
    prophecies: prophecy,
  },
  silent: ["passed"],
};
