/** Where the Fluent catalogues are: the site's and the common words, and each game's own with those of its board. */
import { textFromServer } from "./server";

type Load = () => Promise<string>;
export type Files = Record<string, Load>;
export type Remote = (game: string, language: string) => Promise<string>;

/** Catalogues by language. A new file is found without a change here. */
export class Catalogues {
  /** A language is offered as soon as the site's words exist in it. Missing words appear in English. */
  readonly languages: readonly string[];

  constructor(
    private readonly shared: Files,
    private readonly games: Files,
    private readonly remote: Remote = () => Promise.resolve(""),
  ) {
    this.languages = Object.keys(shared)
      .map((path) => /\/site\.([a-z]{2})\.ftl$/.exec(path)?.[1])
      .filter((language) => language !== undefined)
      .sort((one, two) => Number(two === "en") - Number(one === "en") || one.localeCompare(two));
  }

  /** The texts of the site in a language. */
  siteTexts(language: string): Promise<string[]> {
    return read(this.shared, (path) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`));
  }

  /** The texts of one game in a language: rules, board, lessons and pictures. Without files, from the server. */
  async gameTexts(game: string, language: string): Promise<string[]> {
    const folder = `/${game}/words/`;
    if (!Object.keys(this.games).some((path) => path.includes(folder))) return [await this.remote(game, language)];
    const names = ["", "board.", "lessons.", "pictures."].map((kind) => `${folder}${kind}${language}.ftl`);
    return read(this.games, (path) => names.some((name) => path.endsWith(name)));
  }
}

function read(files: Files, fits: (path: string) => boolean): Promise<string[]> {
  return Promise.all(
    Object.entries(files)
      .filter(([path]) => fits(path))
      .map(([, load]) => load()),
  );
}

export const catalogues = new Catalogues(
  import.meta.glob<string>("../../../src/adyton/words/*.ftl", { query: "?raw", import: "default" }),
  import.meta.glob<string>("../../../src/adyton/games/*/words/*.ftl", { query: "?raw", import: "default" }),
  (game, language) => textFromServer(`/games/${encodeURIComponent(game)}/words/${language}`),
);
export const LANGUAGES = catalogues.languages;
