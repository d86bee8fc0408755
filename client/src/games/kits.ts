/** What the client knows of each game: its board, loaded when needed, and how its actions are said. */
import type { Component } from "svelte";
import type { BoardProps } from "../table/props";

export interface Kit {
  Board: Component<BoardProps> | null;
  say: (text: string) => string;
}

const KITS: Record<string, () => Promise<{ kit: Kit }>> = {};
const ready = new Map<string, Kit>();
const PLAIN: Kit = { Board: null, say: (text) => text };

export async function kitOf(game: string): Promise<Kit> {
  const kit = KITS[game] ? (await KITS[game]()).kit : PLAIN;
  ready.set(game, kit);
  return kit;
}

/** How a legal text of this game is said; the text itself where nobody knows better. */
export function saying(game: string): (text: string) => string {
  return (ready.get(game) ?? PLAIN).say;
}
