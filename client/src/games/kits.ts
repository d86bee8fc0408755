/** What the client knows of each game: its board, loaded when needed, and how its actions are said. */
import type { Component } from "svelte";
import type { BaseView, BoardProps } from "../table/props";
import { UNREAD, type Reading } from "../table/reading";

export interface Kit {
  Board: Component<BoardProps> | null;
  /** What stands beside a seat's name. */
  SeatExtra: Component<{ view: BaseView; seat: number }> | null;
  /** A page of the side panel: the score so far. */
  Pad: Component<{ view: BaseView; names: readonly string[] }> | null;
  /** What only one seat knows, for a replay with everything open. */
  Private?: Component<{ view: BaseView }>;
  say: (text: string, view: BaseView) => string;
  /** How an argument of an event is said, such as the card `b7`. */
  word: (key: string, value: string | number, names: readonly string[]) => string | number;
  /** How the plain table tells a view of this game. */
  reading?: Reading;
  /** The clause that a phase rests on. */
  clauses: Record<string, string>;
  /** The board draws itself into the room it is given, so that on a phone all of it is in sight. */
  fits?: boolean;
  /** In real time every position is shown as soon as it is there. */
  isRealTime?: boolean;
}

const KITS: Record<string, () => Promise<{ kit: Kit }>> = {
  oracle: () => import("./oracle/kit"),
  keltis: () => import("./keltis/kit"),
  oraklos: () => import("./oraklos/kit"),
  delphi: () => import("./delphi/kit"),
};
const ready = new Map<string, Kit>();
const PLAIN: Kit = {
  Board: null,
  SeatExtra: null,
  Pad: null,
  say: (text) => text,
  word: (_, value) => value,
  clauses: {},
};

export async function kitOf(game: string): Promise<Kit> {
  const kit = KITS[game] ? (await KITS[game]()).kit : PLAIN;
  ready.set(game, kit);
  return kit;
}

const PATIENCE = 700;

/** The kit. If loading takes long, the plain kit now and the game's own `later`; if it fails, only the plain kit. */
export async function kitSoon(game: string, later: (kit: Kit) => void): Promise<Kit> {
  const loaded = kitOf(game);
  const waited = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const found = await Promise.race([loaded, waited]).catch(() => null);
  if (!found) void loaded.then(later).catch(() => undefined);
  return found ?? PLAIN;
}

/** How a legal text of this game is said; the text itself where nobody knows better. */
export function saying(game: string): (text: string, view: BaseView) => string {
  return (ready.get(game) ?? PLAIN).say;
}

export function wording(game: string): Kit["word"] {
  return (ready.get(game) ?? PLAIN).word;
}

export function reading(game: string): Reading {
  return ready.get(game)?.reading ?? UNREAD;
}
