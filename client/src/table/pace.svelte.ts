/** Shows what the server sent in order, at a pace that people can follow. Each table has one. */
import { paceNow, type PaceName } from "../common/preferences.svelte";
import type { Position, TableInfo } from "../wire.gen";

/** One message of the server: a position, or the table around it. */
export interface Step {
  position?: Position;
  info?: TableInfo;
  /** It happened while the player was away: it is shown for its whole time, or until they press. */
  recap?: boolean;
}

/** How long a move, an important moment, and everything that waits may take, in ms. */
const TIMES: Record<PaceName, { move: number; moment: number; most: number }> = {
  calm: { move: 1600, moment: 3000, most: 20_000 },
  normal: { move: 850, moment: 1900, most: 10_000 },
  quick: { move: 320, moment: 900, most: 4000 },
  instant: { move: 0, moment: 0, most: 0 },
};
/** Everything before a player's first decision is shown within this time. */
export const OPENING_MS = 2000;
const MOMENTS = new Set(["won", "scored", "ended", "battle", "titan"]);
/** More positions than this wait only after a long absence. Then the newest is shown at once. */
const MOST_WAITING = 60;

/** How long this step is shown before the next one replaces it. */
export function dwell({ position, recap }: Step, waiting: number, pace: PaceName = paceNow()): number {
  if (position && recap) return stay(position, TIMES[pace === "instant" ? "normal" : pace]);
  if (!position || position.fresh || position.news.length === 0) return 0;
  const times = TIMES[pace];
  return Math.min(stay(position, times), times.most / (waiting + 1));
}

/** How long people need to take this position in. */
function stay(position: Position, times: { move: number; moment: number }): number {
  return position.news.some((event) => MOMENTS.has(event.name)) ? times.moment : times.move;
}

/** Whether this is before a player's first move, when they want to begin. */
function isOpening({ position }: Step): boolean {
  return !!position && !position.moved && (position.view as { viewer?: number | null }).viewer != null;
}

export class Pace {
  /** Whether something newer waits to be shown. */
  behind = $state(false);
  /** In a real-time game everything is shown as soon as it arrives. */
  isRealTime = false;
  /** How many steps of a recap are still to be shown. */
  left = $state(0);
  /** Whether the recap waits for a press before each step. */
  held = $state(false);
  private queue: Step[] = [];
  private opening = OPENING_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (step: Step) => void) {}

  push(step: Step): void {
    this.queue.push(step);
    if (this.isRealTime || document.hidden || this.queue.length > MOST_WAITING + this.left) this.skip();
    else if (this.timer === undefined && !this.isHolding) this.advance();
    this.behind = this.queue.length > 0;
  }

  /** Shows what happened during an absence. Without motion, each step waits for a press. */
  replay(steps: readonly Step[]): void {
    this.held = paceNow() === "instant";
    this.queue.push(...steps.map((step) => ({ ...step, recap: true })));
    this.advance();
  }

  /** Shows the next step of the recap now. */
  next(): void {
    this.stop();
    this.advance();
  }

  /** Makes the recap wait for presses, or continue by itself. */
  hold(on: boolean): void {
    this.held = on;
    if (on) this.stop();
    else this.next();
  }

  /** Shows all that waits, up to the newest, without delay. */
  skip(): void {
    this.stop();
    while (this.queue.length) this.showNext();
    this.behind = false;
  }

  /** Lets nothing more be shown by itself. What waits stays in the queue. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private get isHolding(): boolean {
    return this.held && this.left > 0;
  }

  private showNext(): Step {
    const step = this.queue.shift()!;
    this.left = this.queue.filter((one) => one.recap).length;
    this.show(step);
    return step;
  }

  private advance(): void {
    this.timer = undefined;
    while (this.queue.length) {
      const time = this.timeFor(this.showNext());
      if (this.isHolding) break;
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
