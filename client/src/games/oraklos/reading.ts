/** How the plain table shows Oraklos. */
import { bySeat, byNumber, type Axis, type Reading } from "../../table/reading";
import type { OraklosDieView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { LETTERS, cardWords, colourOf, signed } from "./dice";

const colour = (letter: string) => t(`colour-${colourOf(letter)}`);
const byColour: Axis = (index) => colour(LETTERS[index]!);
const pair = (place: readonly number[]) => signed(`${place[0]} / `) + signed(String(place[1]));

function die(one: OraklosDieView): string {
  return t("oraklos-view-die", {
    colour: colour(one.colour),
    hole: one.hole ? "yes" : "no",
    middle: pair([one.x, one.y]),
    corners: one.corners.map(pair).join(", "),
  });
}

export const reading: Reading = {
  axes: {
    scores: [bySeat],
    gains: [bySeat],
    hands: [bySeat],
    stocks: [bySeat, byColour],
    has_put: [bySeat],
    ready: [bySeat],
    quiet: [bySeat],
    spent: [bySeat],
    shaker: [byColour],
    put: [byColour],
    left: [byColour],
    dice: [byNumber],
    "shown.dice": [],
  },
  seats: ["starter", "order", "seat"],
  words: {
    discards: cardWords,
    hands: cardWords,
    open_cards: cardWords,
    card: cardWords,
    dice: die,
    "shown.dice": String,
    reason: (why: string) => t(`oraklos-reason-${why}`),
    ending: (how: string) => t(`oraklos-ending-${how}`),
  },
  silent: ["since", "radius", "spot", "at"],
};
