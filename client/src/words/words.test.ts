import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Catalogues, LANGUAGES } from "./catalogues";
import { knows, languageName, learn, preferred, speak, language, t } from "./words.svelte";

const root = join(import.meta.dirname, "..");
const shared = join(root, "../../src/adyton/words");

function ids(path: string): string[] {
  return new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id).sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"),
  );
}

const rooms = join(root, "../../src/adyton/games");
const GAMES = readdirSync(rooms).filter((name) => existsSync(join(rooms, name, "words/board.en.ftl")));

test.each([join(shared, "site."), ...GAMES.map((game) => join(rooms, game, "words/board."))])(
  "German says everything that English says: %s",
  (start) => expect(ids(`${start}de.ftl`)).toEqual(ids(`${start}en.ftl`)),
);

test("every word that a component uses exists", async () => {
  await speak("en");
  for (const game of GAMES) await learn(game);
  const asked = sources(root).flatMap((name) =>
    [...readFileSync(join(root, name), "utf8").matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!),
  );
  expect(asked.length).toBeGreaterThan(150);
  expect([...new Set(asked)].filter((id) => !knows(id))).toEqual([]);
});

test("the first of the browser's languages that we know is used", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES).toContain("de");
  expect(preferred(["pt-BR", "de-AT", "en"])).toBe("de");
  expect(preferred(["pt"])).toBe("en");
});

test("switching the language changes every sentence", async () => {
  await speak("de");
  expect(language()).toBe("de");
  expect(t("home-tagline")).toBe("Vier Orakel, ein Tisch");
  await speak("en");
  expect(t("home-tagline")).toBe("Four oracles, one table");
});

test("a language is offered as soon as its files exist; missing words are in English", async () => {
  const file = (path: string) => () => Promise.resolve(readFileSync(path, "utf8"));
  const dutch = new Catalogues(
    {
      "/words/site.en.ftl": file(join(shared, "site.en.ftl")),
      "/words/site.nl.ftl": () => Promise.resolve("home-tagline = Vier orakels, één tafel"),
      "/words/site.fr.ftl": () => Promise.resolve(""),
    },
    {
      "/games/pebbles/words/en.ftl": () => Promise.resolve("pebbles-phase-throw = Throw.\npebbles-phase-pick = Pick."),
      "/games/pebbles/words/board.en.ftl": () => Promise.resolve("pebbles-board-bowl = Bowl"),
      "/games/pebbles/words/nl.ftl": () => Promise.resolve("pebbles-phase-throw = Gooi."),
    },
  );
  expect(dutch.languages).toEqual(["en", "fr", "nl"]);
  await learn("pebbles");
  await speak("nl", dutch);
  expect([t("home-tagline"), t("pebbles-phase-throw")]).toEqual(["Vier orakels, één tafel", "Gooi."]);
  expect([t("home-bots"), t("pebbles-phase-pick"), t("pebbles-board-bowl")]).toEqual([
    "Play against bots",
    "Pick.",
    "Bowl",
  ]);
  expect([languageName("nl"), languageName("fr"), languageName("de")]).toEqual(["Nederlands", "français", "Deutsch"]);
  await speak("en");
});

test("the server gives the words of a game that is not built in", async () => {
  const asked: string[] = [];
  const remote = (game: string, language: string) => {
    asked.push(`${game} ${language}`);
    return Promise.resolve(language === "en" ? "marbles-title = Marbles" : "marbles-title = Murmeln");
  };
  const found = new Catalogues({ "/words/site.en.ftl": () => Promise.resolve("") }, {}, remote);
  await learn("marbles", found);
  expect(t("marbles-title")).toBe("Marbles");
  await speak("de", found);
  expect(t("marbles-title")).toBe("Murmeln");
  expect(asked).toContain("marbles de");
  await speak("en");
});

test("words that failed to load can be asked for again, and a second request waits for the first", async () => {
  let attempts = 0;
  const remote = () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error("no network")) : Promise.resolve("shells-title = Shells");
  };
  const found = new Catalogues({ "/words/site.en.ftl": () => Promise.resolve("") }, {}, remote);
  await expect(learn("shells", found)).rejects.toThrow("no network");
  const first = learn("shells", found);
  await learn("shells", found);
  expect(t("shells-title")).toBe("Shells");
  await first;
  await speak("en");
});

test("an older answer never replaces newer words", async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  const slow = new Catalogues({ "/words/site.en.ftl": () => held.then(() => "home-bots = Old") }, {});
  const quick = new Catalogues({ "/words/site.en.ftl": () => Promise.resolve("home-bots = New") }, {});
  const older = speak("en", slow);
  await speak("en", quick);
  release();
  await older;
  expect(t("home-bots")).toBe("New");
  await speak("en");
});
