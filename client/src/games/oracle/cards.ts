/** The pieces of Oracle as the view names them. */
import type { Creature } from "../../art/drawings";
import type { Colour } from "../../art/colours";
import type { OracleCardView, OracleProphecyView } from "./view.gen";
import { language, t } from "../../words/words.svelte";

export const SPECIES: readonly Creature[] = ["phoenix", "pegasus", "hydra"];
export const STARS: Record<Creature, number> = { phoenix: 2, pegasus: 3, hydra: 5 };
const COLOURS: Record<string, Colour> = { b: "blue", r: "red", g: "green", y: "yellow", v: "violet" };
const ORDER: readonly Colour[] = ["blue", "red", "green", "yellow", "violet"];

/** What is printed on the card of this name: `b7` is the blue seven, a Pegasus. */
export function cardOf(name: string): OracleCardView {
  const value = Number(name.slice(1));
  return {
    name,
    colour: COLOURS[name[0]!]!,
    value,
    species: value <= 5 ? "hydra" : value <= 9 ? "pegasus" : "phoenix",
  };
}

/** Sorted as a hand is held: by colour, then by value. */
export function sorted(cards: readonly OracleCardView[]): OracleCardView[] {
  const rank = (card: OracleCardView) => ORDER.indexOf(card.colour as Colour) * 100 + card.value;
  return [...cards].sort((one, two) => rank(one) - rank(two));
}

export function cardWords(name: string): string {
  const card = cardOf(name);
  return t("oracle-board-card", { colour: t(`colour-${card.colour}`), value: card.value });
}

/** The text of a prophecy: a host's own in the reader's language if there is one, else in another. */
export function prophecyWords(prophecy: OracleProphecyView): string {
  const own = Object.values(prophecy.texts);
  if (own.length === 0) return t(`oracle-prophecy-${prophecy.id}`);
  return prophecy.texts[language()] ?? prophecy.texts["en"] ?? own[0]!;
}
