/** A lesson in progress: the current step, the position on show, and the answer to a wrong press. */
import { Pace } from "../table/pace.svelte";
import type { GameEvent } from "../table/sentences";
import type { LessonFrame, LessonScript, LessonStep, Position } from "../wire.gen";

/** After this many wrong presses the board shows the right action. */
const PRESSES_BEFORE_HELP = 2;

export class LessonRun {
  /** The current step. */
  place = $state(0);
  /** What is shown. While a step's frames play, it is behind the step. */
  position = $state.raw<Position | null>(null);
  /** The form of the step's sentence that answers the last wrong press. */
  answer = $state<string | null>(null);
  /** What the rules say about the wrong press. */
  because = $state("");
  isOver = $state(false);
  readonly pace = new Pace(({ position }) => (this.position = position ?? this.position));
  private presses = $state(0);
  private isHelped = $state(false);
  private readonly positions: Position[][];

  constructor(
    readonly script: LessonScript,
    private readonly note: (step: number) => void,
  ) {
    this.positions = completed(script);
    this.open(script.step);
  }

  get step(): LessonStep {
    return this.script.steps[this.place]!;
  }

  /** Whether the pupil may act now: everything that leads to the step has been shown. */
  get isAsked(): boolean {
    return !this.pace.behind && !this.isOver && this.step.do !== "";
  }

  /** Whether the step only tells or asks something: the board itself is not pressed. */
  get isReading(): boolean {
    return this.step.do === "";
  }

  /** The action that the board marks. */
  get hint(): string | null {
    const mayShow = !this.step.free || this.isHelped || this.presses >= PRESSES_BEFORE_HELP;
    return this.isAsked && mayShow ? this.step.do : null;
  }

  /** What happened up to the position on show. */
  get events(): GameEvent[] {
    const line = this.position?.line ?? 0;
    return this.positions.flat().flatMap((one) => (one.line <= line ? one.news : []));
  }

  /** Whether the step asks a question. What happened last may be the answer. */
  get asks(): boolean {
    return this.step.choices.length > 0 && !this.isOver;
  }

  /** What the log tells. */
  get told(): GameEvent[] {
    const last = this.positions[this.place]!.at(-1)!.line;
    return this.asks ? this.events.filter((one) => one.line < last) : this.events;
  }

  act(text: string): void {
    if (!this.isAsked) return;
    if (text === this.step.do) this.next();
    else this.refuse(text);
  }

  choose(choice: string): void {
    if (this.pace.behind) return;
    if (choice === this.step.right) this.next();
    else this.refuse(choice);
  }

  help(): void {
    this.isHelped = true;
  }

  next(): void {
    const place = this.place + 1;
    this.note(place);
    if (place >= this.script.steps.length) this.isOver = true;
    else {
      this.enter(place);
      for (const position of this.positions[place]!) this.pace.push({ position });
    }
  }

  /** Goes back to this step, or to an earlier one that asked something. */
  open(place: number): void {
    this.pace.stop();
    this.enter(Math.max(0, place));
    this.position = { ...this.positions[this.place]!.at(-1)!, fresh: true };
  }

  close(): void {
    this.pace.stop();
  }

  private enter(place: number): void {
    this.place = place;
    this.isOver = false;
    this.answer = null;
    this.because = "";
    this.presses = 0;
    this.isHelped = false;
  }

  private refuse(text: string): void {
    this.presses += 1;
    const starts = Object.keys(this.step.wrong).filter((start) => text.startsWith(start));
    const longest = starts.sort((one, two) => two.length - one.length)[0];
    this.answer = longest === undefined ? "wrong" : this.step.wrong[longest]!;
    this.because = "";
  }
}

/** Each step's frames as positions with full views: a frame holds only what changed. */
function completed(script: LessonScript): Position[][] {
  let view: Position["view"] = {};
  const whole = (frame: LessonFrame): Position => {
    view = { ...view, ...frame.view };
    const { line, at, legal, picks, news } = frame;
    const clock = { at, running: false, left: [], ticking: [] };
    const rest = {
      type: "table" as const,
      table: "",
      since: null,
      fresh: false,
      clock,
      undo: false,
      moved: true, // nothing is hurried, as before a first move: the pupil watches every trick
      delay: 0,
    };
    return { ...rest, line, legal, picks, news, view, done: null };
  };
  return script.steps.map((step) => step.frames.map(whole));
}
