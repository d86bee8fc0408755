/** Types dice by their numbers: digits are collected until they can only mean one die. */
const PAUSE_MS = 700;

export class DieTyping {
  private typed = "";
  private isSettled = false; // recently, so that an Enter still belongs to the number
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count: () => number,
    private readonly point: (die: number) => void,
  ) {}

  /** Handles a key. Returns whether it was one of ours. */
  hear(key: string): boolean {
    if (key === "Enter" && this.typed) {
      this.settle();
      return true;
    }
    if (key === "Enter" && this.isSettled) {
      this.stop();
      return true;
    }
    if (!/^\d$/.test(key) || (key === "0" && !this.typed)) return false;
    this.typed += key;
    clearTimeout(this.timer);
    if (Number(this.typed) * 10 > this.count()) {
      this.settle();
      this.isSettled = true;
      this.timer = setTimeout(() => this.stop(), PAUSE_MS);
    } else this.timer = setTimeout(() => this.settle(), PAUSE_MS);
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.typed = "";
    this.isSettled = false;
  }

  private settle(): void {
    const die = Number(this.typed);
    this.stop();
    if (die >= 1 && die <= this.count()) this.point(die);
  }
}
