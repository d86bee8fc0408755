/** The outcome of your own question: granted, cancelled, or refused. */
import type { TableInfo } from "../wire.gen";
import type { GameEvent } from "./sentences";

/** The answer and its consequence may arrive in either order, this many ms apart. */
const APART = 600;

interface Shown {
  info: TableInfo | null;
  line: number;
  events: readonly GameEvent[];
}

export class OwnQuestion {
  /** The table as it was when the question was asked. */
  private before: { line: number; paused: boolean; kind: string } | null = null;
  private isCancelled = false;

  constructor(
    private readonly shown: () => Shown,
    private readonly declined: () => void,
  ) {}

  cancel(): void {
    this.isCancelled = true;
  }

  /** Looks at the table after each change. */
  follow(info: TableInfo): void {
    const { question } = info;
    if (question && question.kind !== "sit" && question.by === info.you) {
      this.before ??= { line: this.shown().line, paused: info.paused, kind: question.kind };
    } else if (this.before) {
      const before = this.before;
      this.before = null;
      if (!this.isCancelled) setTimeout(() => this.judge(before), APART);
      this.isCancelled = false;
    }
  }

  private judge(before: { line: number; paused: boolean; kind: string }): void {
    const { info, events } = this.shown();
    if (info?.status !== "running") return;
    const isGranted =
      before.kind === "undo"
        ? events.some((event) => event.name === "undo" && event.line > before.line)
        : info.paused !== before.paused;
    if (!isGranted) this.declined();
  }
}
