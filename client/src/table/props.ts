/** What a board gets and gives: it draws the view and hands back one of the legal texts. */
import type { PickPattern, Pointed, Result } from "../wire.gen";
import type { GameEvent } from "./sentences";

/** What every view tells. */
export interface BaseView {
  viewer: number | null;
  seats: number;
  phase: string;
  acting: number[];
  deadline: number | null;
}

export interface BoardProps<V extends BaseView = BaseView> {
  game: string;
  view: V;
  legal: readonly string[];
  /** What is legal besides, where it is too much to list. */
  picks?: PickPattern | null;
  /** What others are pointing at while they pick. */
  pointed?: readonly Pointed[];
  names: readonly string[];
  /** What happened since the view before, for motion and highlights. */
  news: readonly GameEvent[];
  /** All that led to this view, without what was undone. */
  past?: readonly GameEvent[];
  /** The text that a bot would choose, while a hint is shown. */
  hint: string | null;
  /** The text that was sent and is not yet answered. */
  sent: string | null;
  /** Where the line of the log that is pointed at, or the step of a replay, took place: its arguments. */
  meant?: GameEvent["args"] | null;
  /** Where an advice or a refusal speaks of: its arguments. */
  named?: GameEvent["args"] | null;
  result: Result | null;
  act: (text: string) => void;
  /** Shows the others what is being picked. */
  point?: (pieces: readonly number[]) => void;
  /** Why a text that is not legal cannot be done now, as a sentence; null where nobody can say. */
  why?: (text: string) => Promise<string | null>;
  /** What is left for the viewer to do, as the game tells it; null where nobody can say. */
  errands?: () => Promise<unknown>;
  /** The time on the table's clock now, in ms, for games in real time. */
  time?: () => number;
}
