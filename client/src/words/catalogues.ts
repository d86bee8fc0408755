/** Where the Fluent catalogues lie: the site's and the common words, each game's own, and those of the boards. */
type Load = () => Promise<string>;
export type Files = Record<string, Load>;

/** Catalogues by language, whatever files there are: a file that is added is found without a change here. */
export class Catalogues {
  /** A language is offered as soon as the site's words exist in it; whatever it still lacks appears in English. */
  readonly languages: readonly string[];

  constructor(
    private readonly shared: Files,
    private readonly games: Files,
    private readonly boards: Files,
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

  /** The texts of one game in a language: its own and its board's. */
  async gameTexts(game: string, language: string): Promise<string[]> {
    const fits = (path: string) =>
      path.endsWith(`/${game}/${language}.ftl`) || path.endsWith(`/${game}/words/${language}.ftl`);
    return (await Promise.all([read(this.games, fits), read(this.boards, fits)])).flat();
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
  import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" }),
);
export const LANGUAGES = catalogues.languages;
