/** Holds seats, score and log at what stood before, while a scoring is revealed part by part. */
import type { BaseView } from "./props";
import type { GameEvent } from "./sentences";

interface Held {
  view: BaseView | null;
  /** How many events the log shows: those before the scoring. */
  shown: number;
}

export class Curtain {
  private held = $state.raw<Held | null>(null);
  private before: BaseView | null = null;
  private now: BaseView | null = null;

  /** Remembers the view before the one on show. */
  follow(view: BaseView | null): void {
    if (view === this.now) return;
    this.before = this.now;
    this.now = view;
  }

  /** Hides the new events, all of them or from the first one with this name on. */
  fall(events: readonly GameEvent[], news: readonly GameEvent[], name: string | null = null): void {
    if (this.held) return;
    const first = name === null ? 0 : news.findIndex((event) => event.name === name);
    if (first >= 0) this.held = { view: this.before, shown: events.length - news.length + first };
  }

  rise(): void {
    this.held = null;
  }

  /** The view for seats and score. */
  settled(view: BaseView | null): BaseView | null {
    return this.held?.view ?? view;
  }

  /** The events for the log. */
  shown(events: readonly GameEvent[]): readonly GameEvent[] {
    return this.held ? events.slice(0, this.held.shown) : events;
  }
}
