/** Why a disabled thing cannot be done: asked shortly after you point at it, and once for each position. */
type Ask = (text: string) => Promise<string | null>;
const HOVER_BEFORE_ASKING_MS = 140;

export class Why {
  /** The reason for what is pointed at now. */
  reason = $state.raw<string | null>(null);
  private readonly known = new Map<string, string | null>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | null = null;

  constructor(private readonly ask: () => Ask | undefined) {}

  /** Points at this text, which is not legal, or at nothing. */
  point(text: string | null): void {
    if (text === this.wanted) return;
    this.wanted = text;
    clearTimeout(this.timer);
    this.reason = text === null ? null : (this.known.get(text) ?? null);
    if (text !== null && !this.known.has(text))
      this.timer = setTimeout(() => void this.find(text), HOVER_BEFORE_ASKING_MS);
  }

  /** In another position everything may have other reasons. */
  forget(): void {
    this.known.clear();
    this.wanted = null;
    clearTimeout(this.timer);
    this.reason = null;
  }

  private async find(text: string): Promise<void> {
    const sentence = (await this.ask()?.(text)) ?? null;
    if (this.wanted !== text) return;
    this.known.set(text, sentence);
    this.reason = sentence;
  }
}
