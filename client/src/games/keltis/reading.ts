/** How the plain table shows Keltis. */
import { bySeat, byNumber, type Axis, type Reading } from "../../table/reading";
import type { KeltisCardView, KeltisFieldView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { cardWords, colourWord, signed, tileName, tileWords } from "./offers";

const byFigure: Axis = (index) => t("keltis-label-figure", { figure: index + 1 });
const card = (one: KeltisCardView) => t("keltis-view-card", { card: cardWords(one.name), steps: one.priestess });

function field(one: KeltisFieldView): string {
  return t("keltis-view-place", {
    colour: colourWord(one.colour),
    value: signed(one.value),
    tile: tileWords(one),
    target: one.target ? "yes" : "no",
  });
}

export const reading: Reading = {
  axes: { path: [byNumber], places: [bySeat], closing: [byFigure], visited: [byFigure], positions: [byNumber] },
  seats: ["first", "mover"],
  words: {
    path: field,
    barred: colourWord,
    tile: tileName,
    card: cardWords,
    hand: card,
    known: card,
    "directions.*": (way: string) => t(`keltis-board-${way}`),
    ending: (how: string) => t(`keltis-ending-${how}`),
  },
  silent: ["ours"],
};
