/** What the player has chosen on Delphi's board before acting: a way to pay, a place, a task. */
import type { GameEvent } from "../../table/sentences";
import type { Tile } from "./errands.svelte";
import { keyOf } from "./tiles";
import type { DelphiErrand } from "./view.gen";

export class Selection {
  /** The die, card or god to pay with: pressed, and under a passing pointer. */
  picked = $state<string | null>(null);
  peeked = $state<string | null>(null);
  /** The place that is chosen, and one that something else on the board speaks of. */
  place = $state<string | null>(null);
  marked = $state<string | null>(null);
  task = $state.raw<Tile | null>(null);
  errand = $state.raw<DelphiErrand | null>(null);
  /** An event that the recap plays again. */
  again = $state.raw<GameEvent | null>(null);
  legend = $state(false);

  /** Forgets everything but the open legend: the position is a new one. */
  reset(): void {
    this.picked = this.peeked = this.place = this.marked = this.task = this.errand = this.again = null;
  }

  pick(source: string): void {
    this.picked = this.picked === source ? null : source;
  }

  choosePlace(at: string | null): void {
    this.task = this.errand = null;
    this.place = at;
  }

  chooseTask(tile: Tile): void {
    this.place = this.errand = null;
    this.task = this.task && keyOf(this.task) === keyOf(tile) ? null : tile;
  }

  /** Takes back the last step. */
  stepBack(): void {
    if (this.legend) this.legend = false;
    else if (this.place !== null) this.place = this.errand = null;
    else if (this.task !== null) this.task = this.errand = null;
    else this.picked = null;
  }
}
