/** The props of a board: it draws the view and hands back one of the legal texts. */
import type { PickPattern, Pointed, Result } from "../wire.gen";
import type { GameEvent } from "./sentences";

/** The fields that every view has. */
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
  /** Further legal texts that are too many to list. */
  picks?: PickPattern | null;
  /** What others are pointing at while they pick. */
  pointed?: readonly Pointed[];
  names: readonly string[];
  /** What happened since the last view, for motion and highlights. */
  news: readonly GameEvent[];
  /** All events up to this view, without those that were undone. */
  past?: readonly GameEvent[];
  /** The text that a bot would choose, while a hint is shown. */
  hint: string | null;
  /** The text that was sent and is not yet answered. */
  sent: string | null;
  /** Where the log line that is pointed at, or the step of a replay, took place: its arguments. */
  meant?: GameEvent["args"] | null;
  /** The place that an advice or a refusal is about: its arguments. */
  named?: GameEvent["args"] | null;
  result: Result | null;
  /** A lesson speaks about what has just happened: what the board shows only for a moment stays. */
  lingers?: boolean;
  /** A lesson asks for every action: the board makes none by itself. */
  byHand?: boolean;
  /** Keeps seats, score and log at what stood before the first new event of this name; null shows them. */
  hold?: (name: string | null) => void;
  act: (text: string) => void;
  /** Shows the others what is being picked. */
  point?: (pieces: readonly number[]) => void;
  /** Why a text that is not legal cannot be done now, as a sentence. Null if there is no answer. */
  why?: (text: string) => Promise<string | null>;
  /** What is left for the viewer to do, in the game's own form. Null if there is no answer. */
  errands?: () => Promise<unknown>;
  /** The time on the table's clock now, in ms, for games in real time. */
  time?: () => number;
}
