/** The parts of Delphi's board that its rules page shows. */
import { defineFigures } from "../figures";
import Dice from "./figures/Dice.svelte";
import Duel from "./figures/Duel.svelte";
import Part from "./figures/Part.svelte";
import Player from "./figures/Player.svelte";
import Tasks from "./figures/Tasks.svelte";
import Turn from "./figures/Turn.svelte";
import type { DelphiView } from "./view.gen";

export const figures = defineFigures<DelphiView>({
  "": Turn,
  sea: Part,
  dice: Dice,
  tasks: Tasks,
  player: Player,
  fight: Duel,
});
