/** The review of a finished game: requested again and again until the bot has read all of it. */
import { api, sentenceOf } from "../net/api";
import type { Judged, Review } from "../wire.gen";
import { t } from "../words/words.svelte";

const AGAIN = 1500;

export class Reviewed {
  review = $state.raw<Review | null>(null);
  problem = $state("");
  isDone = $derived(this.review !== null && this.review.upto >= this.review.lines);
  /** How much has been read, in percent. */
  part = $derived(this.review ? Math.floor((100 * this.review.upto) / Math.max(1, this.review.lines)) : 0);
  /** What cost something: the turning points first, the costliest at the top, then the rest in the order of play. */
  costly = $derived.by(() => {
    const turning = new Set(this.review?.turning ?? []);
    const all = (this.review?.verdicts ?? [])
      .map((one, place) => ({ one, turns: turning.has(place) }))
      .filter(({ one }) => one.cost > 0);
    const first = all.filter(({ turns }) => turns).sort((a, b) => b.one.cost - a.one.cost);
    return [...first, ...all.filter(({ turns }) => !turns)];
  });
  /** The decision that cost most. */
  costliest = $derived(
    this.costly.reduce<Judged | null>((most, { one }) => (most && most.cost >= one.cost ? most : one), null),
  );
  /** What it came to, as a sentence. */
  outcome = $derived(
    this.review?.verdicts.length || this.review?.unsettled
      ? t("review-done", { count: this.costly.length, open: this.review.unsettled })
      : t("review-nothing"),
  );
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(private readonly id: string) {}

  async ask(): Promise<void> {
    try {
      this.review = await api.review(this.id);
      if (!this.isStopped && !this.isDone) this.timer = setTimeout(() => void this.ask(), AGAIN);
    } catch (refusal) {
      this.problem = sentenceOf(refusal);
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}
