/** The one clock of a table: what the server told is shown in order, at a pace that eyes can follow. */
import { paceNow, type PaceName } from "../common/preferences.svelte";
import type { Position, TableInfo } from "../wire.gen";

/** One thing that the server told: a position, or the table around it. */
export interface Step {
  position?: Position;
  info?: TableInfo;
}

/** How long a move, an important moment, and everything that waits may take, in ms. */
const TIMES: Record<PaceName, { move: number; moment: number; most: number }> = {
  calm: { move: 1600, moment: 3000, most: 20_000 },
  normal: { move: 850, moment: 1900, most: 10_000 },
  quick: { move: 320, moment: 900, most: 4000 },
  instant: { move: 0, moment: 0, most: 0 },
};
/** All that is shown before a player's first decision takes no longer than this. */
export const OPENING_MS = 2000;
const MOMENTS = new Set(["won", "scored", "ended", "battle", "titan"]);
/** So many positions come only after a long absence; then the newest is shown at once. */
const MOST_WAITING = 60;

/** How long this step is shown before the next one replaces it. */
export function dwell({ position }: Step, waiting: number, pace: PaceName = paceNow()): number {
  if (!position || position.fresh || position.news.length === 0) return 0;
  const times = TIMES[pace];
  const time = position.news.some((event) => MOMENTS.has(event.name)) ? times.moment : times.move;
  return Math.min(time, times.most / (waiting + 1));
}

/** Whether this is before the first move of a player, who is eager to begin. */
function isOpening({ position }: Step): boolean {
  return !!position && !position.moved && (position.view as { viewer?: number | null }).viewer != null;
}

export class Pace {
  /** Whether something newer waits to be shown. */
  behind = $state(false);
  /** In real time everything is shown as soon as it is there. */
  isRealTime = false;
  private queue: Step[] = [];
  private opening = OPENING_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (step: Step) => void) {}

  push(step: Step): void {
    this.queue.push(step);
    if (this.isRealTime || document.hidden || this.queue.length > MOST_WAITING) this.skip();
    else if (this.timer === undefined) this.advance();
    this.behind = this.queue.length > 0;
  }

  /** Shows all that waits, up to the newest, without delay. */
  skip(): void {
    this.stop();
    for (let step = this.queue.shift(); step; step = this.queue.shift()) this.show(step);
    this.behind = false;
  }

  /** Forgets what waits. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private advance(): void {
    this.timer = undefined;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.show(step);
      const time = this.timeFor(step);
      if (time > 0) {
        this.timer = setTimeout(() => this.advance(), time);
        break;
      }
    }
    this.behind = this.queue.length > 0;
  }

  private timeFor(step: Step): number {
    const time = dwell(step, this.queue.length);
    if (!isOpening(step)) return time;
    const short = Math.min(time, this.opening);
    this.opening -= short;
    return short;
  }
}
