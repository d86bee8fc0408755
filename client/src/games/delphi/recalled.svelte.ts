/** What the others did since your last turn, for the recap. */
import { untrack } from "svelte";
import type { GameEvent } from "../../table/sentences";
import { remembered } from "./recap";
import type { DelphiView } from "./view.gen";

export class Recalled {
  events = $state.raw<readonly GameEvent[]>([]);
  isRead = $state(false);
  private wasMine = false;

  constructor(view: () => DelphiView, news: () => readonly GameEvent[]) {
    $effect(() => {
      const fresh = news();
      const { active, viewer } = view();
      untrack(() => this.hear(fresh, viewer, active === viewer));
    });
  }

  private hear(fresh: readonly GameEvent[], viewer: number | null, isMine: boolean): void {
    if (this.wasMine && !isMine) this.events = [];
    if (!isMine || !this.wasMine) this.events = remembered(this.events, fresh, viewer);
    if (isMine && !this.wasMine) this.isRead = false;
    this.wasMine = isMine;
  }
}
