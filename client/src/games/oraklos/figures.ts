/** The parts of Oraklos' board that its rules page shows. */
import { defineFigures } from "../figures";
import Cards from "./figures/Cards.svelte";
import Dice from "./figures/Dice.svelte";
import Round from "./figures/Round.svelte";
import Table from "./figures/Table.svelte";
import type { OraklosView } from "./view.gen";

export const figures = defineFigures<OraklosView>({ "": Round, throw: Table, cards: Cards, dice: Dice });
