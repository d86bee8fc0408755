/** What a table needs to know of Lots. */
import { defineKit } from "../../games/define";
import Board from "./Board.svelte";
import { say } from "./say";
import type { LotsView } from "./view";

export const kit = defineKit<LotsView>({
  Board,
  say,
});
