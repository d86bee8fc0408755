/** The games that this server offers, with their titles. */
import type { GameInfo } from "../wire.gen";
import { language, tOr } from "../words/words.svelte";
import { api } from "./api";

let games = $state.raw<GameInfo[]>([]);

export async function loadGames(): Promise<GameInfo[]> {
  return (games = await api.games());
}

function inLanguage(texts: Record<string, string> | undefined): string | undefined {
  return texts?.[language()] ?? texts?.["en"];
}

const infoOf = (game: string) => games.find((one) => one.slug === game);

/** A game's title: from its catalogue if that is loaded, else from the list of games. */
export function titleOf(game: string): string {
  return tOr([`${game}-title`], inLanguage(infoOf(game)?.titles) ?? infoOf(game)?.title ?? game);
}

/** The clause of the rules that describes a phase. */
export function clauseOf(game: string, phase: string): string | null {
  return infoOf(game)?.clauses[phase] ?? null;
}

/** One or two sentences about a game. */
export function blurbOf(game: string): string {
  return tOr([`${game}-blurb`], inLanguage(infoOf(game)?.blurbs) ?? "");
}
