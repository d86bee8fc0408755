/** Where the Fluent catalogues lie: the site's and the common words, each game's own, and those of the boards. */
type Load = () => Promise<string>;

const shared = import.meta.glob<string>("../../../src/adyton/words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/adyton/games/*/*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" });

/** A language is offered as soon as the site's words exist in it; whatever it still lacks appears in English. */
export const LANGUAGES: readonly string[] = Object.keys(shared)
  .map((path) => /\/site\.([a-z]{2})\.ftl$/.exec(path)?.[1])
  .filter((language) => language !== undefined)
  .sort((one, two) => Number(two === "en") - Number(one === "en") || one.localeCompare(two));

function loaders(files: Record<string, Load>, fits: (path: string) => boolean): Load[] {
  return Object.entries(files).filter(([path]) => fits(path)).map(([, load]) => load);
}

/** The texts of the site in a language. */
export function siteTexts(language: string): Promise<string[]> {
  return Promise.all(loaders(shared, (path) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`)).map((load) => load()));
}

/** The texts of one game in a language: its own and its board's. */
export function gameTexts(game: string, language: string): Promise<string[]> {
  const fits = (path: string) => path.endsWith(`/${game}/${language}.ftl`);
  return Promise.all([...loaders(games, fits), ...loaders(boards, fits)].map((load) => load()));
}
