/** Finds the kits: every folder here that has a `kit.ts`. They are loaded when a table is opened. */
import type { BaseView } from "../table/props";
import type { Choice } from "../table/choices";
import type { Reading } from "../table/reading";
import { mendStyles } from "../common/retry";
import { learn, tOr } from "../words/words.svelte";
import { PLAIN, type Kit } from "./define";

const FILES = import.meta.glob<Kit>("./*/kit.ts", { import: "kit" });
const loaded = new Map<string, Kit>();

/** The kit of a game; the plain one for a game without a folder here. */
export async function kitOf(game: string): Promise<Kit> {
  await mendStyles();
  const kit = (await FILES[`./${game}/kit.ts`]?.()) ?? PLAIN;
  loaded.set(game, kit);
  return kit;
}

/** Loads what a table of this game needs, because somebody is about to open one. */
export function prepare(game: string): void {
  void Promise.all([kitOf(game), learn(game)]).catch(() => undefined);
}

/** How long the table stays empty while a board loads. Then the plain table is shown. */
const WAIT_FOR_BOARD_MS = 700;

/** Shows the kit. If loading is slow: the plain kit first, the game's own later. If it fails: only the plain one. */
export async function showSoon(loading: Promise<Kit>, show: (kit: Kit) => void): Promise<void> {
  const waited = new Promise<null>((done) => setTimeout(() => done(null), WAIT_FOR_BOARD_MS));
  const found = await Promise.race([loading, waited]).catch(() => null);
  show(found ?? PLAIN);
  if (!found) void loading.then(show).catch(() => undefined);
}

const known = (game: string) => loaded.get(game) ?? PLAIN;

/** A legal text of this game in words: by its kit, else by the catalogue, else unchanged. */
export function saying(game: string): (text: string, view: BaseView) => string {
  const say = known(game).say;
  return say === PLAIN.say ? (text) => tOr([`${game}-action-${text.replaceAll(" ", "-")}`], text) : say;
}

/** A legal text as the text view offers it: with the game's own groups and prices, else just in words. */
export function choosing(game: string): (text: string, view: BaseView) => Choice {
  const say = saying(game);
  return known(game).choice ?? ((text, view) => ({ group: "", part: "", label: say(text, view), price: "" }));
}

export function wording(game: string): Kit["word"] {
  return known(game).word;
}

export function reading(game: string): Reading {
  return known(game).reading;
}
