/** The pictures of a game's rules: positions from the server, drawn by the game's own components. */
import type { Component } from "svelte";
import { drawingsOf, type FigureProps } from "../games/figures";
import { api } from "../net/api";
import type { RulesPicture } from "../wire.gen";

export interface Pictures {
  byName: ReadonlyMap<string, RulesPicture>;
  drawings: Readonly<Record<string, Component<FigureProps>>>;
}

export const NO_PICTURES: Pictures = { byName: new Map(), drawings: {} };
const loaded = new Map<string, Promise<Pictures>>();

async function load(game: string): Promise<Pictures> {
  const [found, drawings] = await Promise.all([api.pictures(game), drawingsOf(game)]);
  return { byName: new Map(found.map((one) => [one.name, one])), drawings };
}

/** A game's pictures. Empty if they cannot be loaded, as the rules can be read without them. */
export function picturesOf(game: string): Promise<Pictures> {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  return known.catch(() => {
    loaded.delete(game);
    return NO_PICTURES;
  });
}
