/** Tips for a first real game: each sentence once, with the first event or question that it is about.
 * The account remembers which ones were shown, and so does this browser, for games without a server. */
import { preferences } from "../common/preferences.svelte";
import { keep, kept } from "../common/storage";
import { api } from "../net/api";
import type { GameEvent } from "../table/sentences";
import type { TipInfo } from "../wire.gen";

const KEY = "adyton-tips";

const shown = () => kept<string[]>(KEY, []);

/** Whether this tip is about that event, for the player in this seat. */
export function fits(tip: TipInfo, event: GameEvent, you: number): boolean {
  return (
    tip.event === event.name &&
    (!tip.own || event.args["seat"] === you) &&
    Object.entries(tip.args).every(([key, value]) => event.args[key] === value)
  );
}

export class Tips {
  /** The key of the sentence to show now, until the next own move or the end of its question. */
  now = $state<string | null>(null);
  /** Whether the tips have come; the first position may come sooner. */
  isLoaded = $state(false);
  private tips: readonly TipInfo[] = [];
  /** The question that the tip on show is about, if it is about one. */
  private about: string | null = null;

  constructor(private readonly game: string) {
    if (preferences.tips) void this.load();
  }

  /** Checks what just happened to this seat, and the phase in which it must decide. */
  hear(events: readonly GameEvent[], you: number | null, phase: string | null = null): void {
    if (this.about && this.about !== phase) this.now = this.about = null;
    if (you === null || !preferences.tips) return;
    const known = shown();
    const tip = this.tips.find(
      (one) =>
        !one.shown &&
        !known.includes(this.id(one)) &&
        (one.phase ? one.phase === phase : events.some((event) => fits(one, event, you))),
    );
    if (!tip) return;
    keep(KEY, [...known, this.id(tip)]);
    void api.noteTip(this.game, tip.name).catch(() => undefined); // Without an account this browser remembers it.
    this.now = this.id(tip);
    this.about = tip.phase || null;
  }

  private id(tip: TipInfo): string {
    return `${this.game}-tip-${tip.name}`;
  }

  private async load(): Promise<void> {
    try {
      this.tips = (await api.course(this.game)).tips;
      this.isLoaded = true;
    } catch {
      // A game without tips can be played all the same.
    }
  }
}
