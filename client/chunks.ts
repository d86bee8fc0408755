/** Which modules share a file. On a slow connection each file costs time, so there are few. */
import type { Rolldown } from "vite";

/** Games: board, kit and drawings in one file. What the home page shows of a game is in the site's file. */
const gameOf = (id: string) => /\/client\/src\/games\/([^/]+)\/(?:kit|figures)\.ts$/.exec(id)?.[1] ?? null;

/** Words: one file for each language, and one for each game and language. */
function wordsOf(id: string): string | null {
  const match = /\/adyton\/(?:games\/([^/]+)\/)?words\/(?:[a-z]+\.)?([a-z]{2})\.ftl/.exec(id);
  return match && [match[1] ?? "words", match[2]].join("-");
}

/** A group also takes everything that its modules import, unless a group above has it. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // What every page needs, and the home page.
  { name: "site", test: /\/client\/src\/(App\.svelte|common\/|pages\/Home\.svelte|theme\/)/, priority: 5 },
  { name: "rules", test: /\/client\/src\/table\/Rulebook\.svelte$/, priority: 4 },
  // What several boards share belongs here, too. Otherwise one game would load the file of another.
  { name: "table", test: /\/client\/src\/(pages\/Table\.svelte$|(art|table)\/)/, priority: 3 },
  { name: gameOf, debugName: "games", priority: 2 },
  { name: wordsOf, debugName: "words", priority: 1 },
];
