/** A puzzle that is being solved: its position, the answer that was sent, and the verdict on it. */
import type { GameEvent } from "../table/sentences";
import type { PuzzlePosition, PuzzleVerdict } from "../wire.gen";

export class PuzzleRun {
  /** The answer that the server has not judged yet. */
  sent = $state<string | null>(null);
  /** The last answer that was judged. */
  answer = $state<string | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  problem = $state("");

  constructor(
    readonly position: PuzzlePosition,
    private readonly judge: (text: string) => Promise<PuzzleVerdict>,
    private readonly sentenceOf: (refusal: unknown) => string,
  ) {}

  /** The action that the board marks: the best one, once an answer was given. */
  get hint(): string | null {
    return this.verdict?.best[0] ?? null;
  }

  /** What happened before the position. */
  get events(): GameEvent[] {
    return this.position.news;
  }

  /** Sends an answer. Further answers are judged too, but only the first one counts. */
  async act(text: string): Promise<void> {
    if (this.sent !== null) return;
    this.sent = text;
    this.problem = "";
    try {
      this.verdict = await this.judge(text);
      this.answer = text;
    } catch (refusal) {
      this.problem = this.sentenceOf(refusal);
    } finally {
      this.sent = null;
    }
  }
}
