/** Finds the covers: what the home page shows of a game. Every folder here that has a `cover.ts` has one. */
import type { Component } from "svelte";
import type { Values } from "../pages/wish";
import Amphora from "../art/Amphora.svelte";

export interface Cover {
  /** A picture of 320 by 200. */
  Picture: Component;
  /** The game's colour; ivory is readable on it. */
  colour: string;
  /** Options that suit a first game. */
  gentle?: Values;
  /** Variants that are games of their own, with their name in each language. */
  variants?: readonly { titles: Record<string, string>; options: Values }[];
  /** A page for practising alone. */
  practice?: () => Promise<{ default: Component<{ query: URLSearchParams }> }>;
}

const PLAIN: Cover = { Picture: Amphora, colour: "#8c4526" };
const FILES = import.meta.glob<Cover>("./*/cover.ts", { import: "cover", eager: true });

/** The cover of a game, or the plain one for a game without a folder here. */
export function coverOf(game: string): Cover {
  return FILES[`./${game}/cover.ts`] ?? PLAIN;
}

/** The games that can be practised alone. */
export function practised(): string[] {
  return Object.entries(FILES)
    .filter(([, cover]) => cover.practice)
    .map(([path]) => path.split("/")[1]!);
}
