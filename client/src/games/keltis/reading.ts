/** How the plain table tells Keltis. */
import { bySeat, type Axis, type Reading } from "../../table/reading";
import type { KeltisCardView } from "../../wire.gen";
import { t } from "../../words/words.svelte";
import { cardWords, colourWord, tileName } from "./offers";

const byFigure: Axis = (index) => t("keltis-label-figure", { figure: index + 1 });
const card = (one: KeltisCardView) => t("keltis-view-card", { card: cardWords(one.name), steps: one.priestess });

export const reading: Reading = {
  axes: { places: [bySeat], closing: [byFigure], visited: [byFigure] },
  seats: ["first", "mover"],
  words: {
    colour: colourWord, barred: colourWord, tile: tileName, card: cardWords, hand: card, known: card,
    "directions.*": (way: string) => t(`keltis-board-${way}`), ending: (how: string) => t(`keltis-ending-${how}`),
  },
  silent: ["number"],
};
