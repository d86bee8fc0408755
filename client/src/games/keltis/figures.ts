/** The parts of Keltis' board that its rules page shows. */
import { defineFigures } from "../figures";
import ScorePanel from "./ScorePanel.svelte";
import Cards from "./figures/Cards.svelte";
import Heaps from "./figures/Heaps.svelte";
import Spiral from "./figures/Spiral.svelte";
import Turn from "./figures/Turn.svelte";
import type { KeltisView } from "./view.gen";

export const figures = defineFigures<KeltisView>({
  "": Turn,
  path: Spiral,
  cards: Cards,
  piles: Heaps,
  score: ScorePanel,
});
