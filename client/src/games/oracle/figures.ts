/** The parts of Oracle's board that its rules page shows. */
import { defineFigures } from "../figures";
import Cards from "./figures/Cards.svelte";
import Played from "./figures/Played.svelte";
import Prophecies from "./figures/Prophecies.svelte";
import Question from "./figures/Question.svelte";
import Scoring from "./figures/Scoring.svelte";
import Table from "./figures/Table.svelte";
import type { OracleView } from "./view.gen";

export const figures = defineFigures<OracleView>({
  "": Played,
  trick: Table,
  hand: Cards,
  prophecies: Prophecies,
  loser: Question,
  scoring: Scoring,
});
