/** Shows positions at a pace that eyes can follow; the newest is never far away, and nothing is shown twice. */
import { moves } from "../common/preferences.svelte";
import type { Position } from "../wire.gen";

const STEP = 420;
const LONG = 1500;
const MOST_WAITING = 10;
const SLOW = new Set(["won", "scored", "ended"]);

/** How long a position deserves to be seen before the next one replaces it. */
export function dwell(position: Position, waiting: number): number {
  if (position.fresh || position.news.length === 0) return 0;
  const time = position.news.some((event) => SLOW.has(event.name)) ? LONG : STEP;
  return waiting > MOST_WAITING / 2 ? time / 4 : time;
}

export class Pace {
  shown = $state.raw<Position | null>(null);
  /** Whether newer positions still wait to be shown. */
  behind = $state(false);
  private queue: Position[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  push(position: Position): void {
    if (!this.shown || !moves() || document.hidden || this.queue.length >= MOST_WAITING) return this.skip(position);
    this.queue.push(position);
    this.behind = this.timer !== undefined;
    if (this.timer === undefined) this.next();
  }

  /** Straight to the newest. */
  skip(newest: Position | undefined = this.queue.at(-1)): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.behind = false;
    if (newest) this.shown = newest;
  }

  private next(): void {
    const position = this.queue.shift();
    this.timer = undefined;
    this.behind = this.queue.length > 0;
    if (!position) return;
    this.shown = position;
    this.timer = setTimeout(() => this.next(), dwell(position, this.queue.length));
  }
}
