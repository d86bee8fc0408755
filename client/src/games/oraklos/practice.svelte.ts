/** Practice alone: a run of throws against the clock. The server judges; this browser remembers the best. */
import { keep, kept } from "../../common/storage";
import { request } from "../../net/api";
import type { PracticeAnswer } from "../../wire.gen";
import type { OraklosThrowVerdict, OraklosView } from "./view.gen";

export const THROWS = 5;
export const LIMIT = 60_000;

/** What is practised: a ladder with one new thing on each rung. Each has its own records. */
export const LADDER = ["four", "holes", "crossings", "inner", "concave", "wishes", "antipodes"] as const;
export type Mode = (typeof LADDER)[number];
const keyOf = (mode: Mode) => (mode === "wishes" ? "adyton-practice" : `adyton-practice-${mode}`);
const pathOf = (mode: Mode) => `/practice/oraklos/${mode === "wishes" ? "junior" : mode}`;

/** Whether a throw may hold nothing. On the lower rungs there is always something. */
export function mayLack(mode: Mode): boolean {
  return mode === "wishes" || mode === "antipodes";
}

interface Exercise {
  number: number;
  view: OraklosView;
}

export interface Records {
  runs: number;
  throws: number;
  right: number;
  best: number | null;
  quickest: number | null;
}
const NONE: Records = { runs: 0, throws: 0, right: 0, best: null, quickest: null };

const isCount = (value: unknown) => typeof value === "number" && Number.isFinite(value) && value >= 0;
const isTime = (value: unknown) => value === null || isCount(value);

/** What this browser has saved. Unreadable data counts as nothing. */
export function records(mode: Mode): Records {
  const { runs, throws, right, best, quickest } = kept(keyOf(mode), NONE);
  const isSound = [runs, throws, right].every(isCount) && [best, quickest].every(isTime);
  return isSound ? { runs, throws, right, best, quickest } : NONE;
}

function save(mode: Mode, next: Records): Records {
  keep(keyOf(mode), next);
  return next;
}

const least = (one: number | null, two: number | null) =>
  one === null ? two : two === null ? one : Math.min(one, two);

/** A finished throw: how long, and whether the answer was right. Without an answer the whole time counts. */
export interface Tried {
  ms: number;
  right: boolean;
}

export class Practice {
  stage = $state<"idle" | "loading" | "looking" | "asking" | "answered" | "done">("idle");
  now = $state.raw<Exercise | null>(null);
  verdict = $state.raw<OraklosThrowVerdict | null>(null);
  tried = $state.raw<Tried[]>([]);
  since = $state(0);
  problem = $state.raw<unknown>(null);
  records = $state.raw<Records>(NONE);
  /** Whether this run, or this throw, is the best so far. */
  isBest = $state(false);
  /** Whether the throw held nothing to find. Then it does not count and sets no record. */
  isFree = $state(false);

  constructor(readonly mode: Mode) {
    this.records = records(mode);
  }

  get total(): number {
    return this.tried.reduce((sum, one) => sum + one.ms, 0);
  }

  async begin(): Promise<void> {
    this.tried = [];
    this.isBest = false;
    await this.next();
  }

  /** The next throw, or the end of the run. */
  async next(): Promise<void> {
    if (this.tried.length === THROWS) return this.end();
    this.stage = "loading";
    this.isFree = false;
    const number = crypto.getRandomValues(new Uint32Array(1))[0]!;
    await this.trying(async () => {
      this.now = await request<Exercise>("GET", `${pathOf(this.mode)}/${number}`);
      this.verdict = null;
      this.since = performance.now();
      this.stage = "looking";
    });
  }

  /** Four dice, or none: there is nothing for my cards. The clock stops at the press. */
  answer(dice: number[]): Promise<void> {
    return this.ask({ dice }, performance.now() - this.since);
  }

  /** A card of Antipodes that is absent, or 'all': all six are there. */
  name(card: string): Promise<void> {
    return this.ask({ card }, performance.now() - this.since);
  }

  timeOver(): Promise<void> {
    return this.ask({}, LIMIT);
  }

  clear(): void {
    this.records = save(this.mode, NONE);
  }

  private async ask(answer: PracticeAnswer["answer"], ms: number): Promise<void> {
    if (this.stage !== "looking" || !this.now) return;
    this.stage = "asking";
    await this.trying(async () => {
      const address = `${pathOf(this.mode)}/${this.now!.number}`;
      this.verdict = await request<OraklosThrowVerdict>("POST", address, { answer });
      const isOver = this.verdict.over;
      this.stage = isOver ? "answered" : "looking";
      this.isFree = isOver && this.heldNothing(this.verdict);
      if (isOver && !this.isFree)
        this.count({ ms: this.verdict.right ? Math.round(ms) : LIMIT, right: this.verdict.right });
    });
  }

  /** Whether there was nothing to find (in Antipodes, no absent card) and the player did not claim otherwise. */
  private heldNothing({ right, reason, cards }: OraklosThrowVerdict): boolean {
    if (!right && reason !== "time") return false;
    return cards.length > 0 && cards.every((card) => (this.mode === "antipodes") === card.found.length > 0);
  }

  private count(one: Tried): void {
    const { throws, right, quickest } = this.records;
    this.tried = [...this.tried, one];
    this.records = save(this.mode, {
      ...this.records,
      throws: throws + 1,
      right: right + Number(one.right),
      quickest: one.right ? least(quickest, one.ms) : quickest,
    });
  }

  private end(): void {
    const { runs, best } = this.records;
    this.isBest = this.tried.some((one) => one.right) && (best === null || this.total < best);
    this.records = save(this.mode, { ...this.records, runs: runs + 1, best: this.isBest ? this.total : best });
    this.stage = "done";
  }

  private async trying(doing: () => Promise<void>): Promise<void> {
    try {
      this.problem = null;
      await doing();
    } catch (refused) {
      this.problem = refused;
      this.stage = this.stage === "asking" ? "looking" : "idle";
    }
  }
}
