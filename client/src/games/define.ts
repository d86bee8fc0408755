/** What a table needs to know about a game. `games/NAME/kit.ts` exports one as `kit`; every part has a default. */
import type { Component } from "svelte";
import type { BaseView, BoardProps } from "../table/props";
import type { SoundName } from "../table/sounds";
import type { Begins, Pieces } from "../table/chapters";
import type { Choice } from "../table/choices";
import type { GameEvent } from "../table/sentences";
import { UNREAD, type Reading } from "../table/reading";

/** What earned points, or tasks, for each seat. */
export interface Source {
  label: string;
  points: readonly number[];
}

/** A position of a finished game, with what led to it. */
export interface StoryStep<View extends BaseView = BaseView> {
  line: number;
  view: View;
  news: readonly GameEvent[];
}

export interface Kit<View extends BaseView = BaseView> {
  /** The board; without one, the game is played at the plain table. */
  Board: Component<BoardProps<View>> | null;
  /** What a seat shows beside its name. */
  SeatExtra: Component<{ view: View; seat: number; name?: string }> | null;
  /** A page of the side panel: the score so far. */
  ScorePanel: Component<{ view: View; names: readonly string[] }> | null;
  /** What only one seat knows, for a replay with everything open. */
  Private: Component<{ view: View; names: readonly string[] }> | null;
  /** Whether nobody hides anything any more when the game ends. */
  endsOpen: boolean;
  /** What earned each seat its result, in the order in which the end reveals it. */
  sources: (view: View) => readonly Source[];
  /** The score of each seat in this view, for the graph of a finished game. */
  standing: ((view: View) => readonly number[]) | null;
  /** A legal text in the reader's language. */
  say: (text: string, view: View) => string;
  /** The group, words and price of a legal text in the text view. Null: said in full, without a price. */
  choice: ((text: string, view: View) => Choice) | null;
  /** How the log is divided into chapters. Null: by turns. */
  begins: Begins | null;
  /** The signs of a piece in the log. */
  pieces: Pieces;
  /** Which sound an event plays, by its name. */
  sounds: Record<string, SoundName>;
  /** An argument of an event in the reader's language, such as the card `b7`. The view says what a place is. */
  word: (key: string, value: string | number, names: readonly string[], view: View | null) => string | number;
  /** The course of a finished game, shown in the game's own way. */
  Story: Component<{ steps: readonly StoryStep<View>[]; names: readonly string[] }> | null;
  /** How the plain table shows a view of this game. */
  reading: Reading;
  /** The seats that the table waits for in this view. */
  awaited: (view: View) => readonly number[];
  /** The board draws itself into the room it is given, so that all of it is visible on a phone. */
  fits: boolean;
  /** In a real-time game every position is shown as soon as it arrives. */
  isRealTime: boolean;
}

/** The kit of a game that has none: plain table, texts as the server writes them. */
export const PLAIN: Kit = {
  Board: null,
  SeatExtra: null,
  ScorePanel: null,
  Private: null,
  endsOpen: false,
  sources: () => [],
  standing: null,
  say: (text) => text,
  choice: null,
  word: (_, value) => value,
  begins: null,
  pieces: () => null,
  sounds: {},
  Story: null,
  reading: UNREAD,
  awaited: (view) => view.acting,
  fits: false,
  isRealTime: false,
};

/** Completes a kit. Its parts take the game's own view; a table of the game hands them no other. */
export function defineKit<View extends BaseView>(parts: Partial<Kit<View>>): Kit {
  return { ...PLAIN, ...parts } as Kit;
}
