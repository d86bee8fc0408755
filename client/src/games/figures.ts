/** Finds the drawings for the rules pages: every folder here that has a `figures.ts` with the parts of its board. */
import type { Component } from "svelte";
import type { BaseView } from "../table/props";
import type { GameEvent } from "../table/sentences";

/** A position to look at. Nothing in it can be pressed. */
export interface FigureProps<View extends BaseView = BaseView> {
  view: View;
  names: readonly string[];
  legal: readonly string[];
  /** What the last moves did. */
  news: readonly GameEvent[];
  /** The action that is marked. */
  hint: string | null;
  /** The place that is marked. */
  meant: GameEvent["args"];
}

type Drawings<View extends BaseView = BaseView> = Readonly<Record<string, Component<FigureProps<View>>>>;
const FILES = import.meta.glob<Drawings>("./*/figures.ts", { import: "figures" });

/** The drawings of a game by the part of the board that they show. Empty for a game without a folder here. */
export async function drawingsOf(game: string): Promise<Drawings> {
  return (await FILES[`./${game}/figures.ts`]?.()) ?? {};
}

/** Declares a game's drawings. They take the game's own view; the rules pages hand them no other. */
export function defineFigures<View extends BaseView>(figures: Drawings<View>): Drawings {
  return figures as Drawings;
}
