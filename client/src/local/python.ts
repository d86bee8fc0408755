/** Python in a worker of its own: text in, text out, one call after the other. */
export type Task = "table" | "bot";
export interface Order {
  call: number;
  task: Task;
  text: string;
}
/** The worker's first message says that Python is loaded, or why it is not; the others answer calls. */
export interface Answer {
  call: number;
  text?: string;
  error?: string;
}
interface Waiting {
  resolve: (text: string) => void;
  reject: (error: Error) => void;
}

/** The number of the worker's first message. */
export const LOADED = 0;

export class Python {
  private worker: Worker | null = null;
  private loaded: Promise<string> = Promise.resolve("");
  private calls = LOADED;
  private readonly waiting = new Map<number, Waiting>();

  /** `pack`: the address of the folder that Python is loaded from. */
  constructor(private readonly pack: string) {}

  /** Loads Python. Resolves when it can answer. */
  async start(): Promise<void> {
    if (!this.worker) {
      this.worker = this.made();
      this.loaded = this.answerTo(LOADED);
      this.worker.postMessage(this.pack);
    }
    await this.loaded;
  }

  /** Calls a function of the worker. A call that takes longer than `limitMs` stops the worker. */
  async ask(task: Task, text: string, limitMs?: number): Promise<string> {
    await this.start();
    if (!this.worker) throw new Error("was stopped");
    const call = ++this.calls;
    const answer = this.answerTo(call);
    this.worker.postMessage({ call, task, text } satisfies Order);
    if (limitMs === undefined) return answer;
    const timer = setTimeout(() => this.stop("took too long"), limitMs);
    return answer.finally(() => clearTimeout(timer));
  }

  /** Ends the worker. The next call starts a new one. */
  stop(reason: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const one of this.waiting.values()) one.reject(new Error(reason));
    this.waiting.clear();
  }

  private answerTo(call: number): Promise<string> {
    return new Promise((resolve, reject) => this.waiting.set(call, { resolve, reject }));
  }

  private made(): Worker {
    const worker = new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.heard(data);
    worker.onerror = () => this.stop("could not start");
    return worker;
  }

  private heard({ call, text, error = "could not start" }: Answer): void {
    const one = this.waiting.get(call);
    if (text === undefined && call === LOADED) return this.stop(error);
    this.waiting.delete(call);
    if (text === undefined) one?.reject(new Error(error));
    else one?.resolve(text);
  }
}
