/** What earns points in Keltis, in the order in which the rules count. */
import type { KeltisScoreView, KeltisView } from "./view.gen";
import { t } from "../../words/words.svelte";
import type { Source } from "../define";

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const PARTS: readonly [string, (score: KeltisScoreView) => number][] = [
  ["tiles", (score) => score.tiles],
  ["priestess", (score) => score.priestess],
  ["kobolds", (score) => score.kobolds],
  ["figures", (score) => sum(score.figures)],
  ["wishes", (score) => score.wishes],
  ["mirrors", (score) => score.mirrors],
];

export function sources(view: KeltisView): Source[] {
  return PARTS.map(([part, of]) => ({
    label: t(`keltis-board-part-${part}`),
    points: view.places.map((place) => of(place.score)),
  }));
}
