import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Catalogues, LANGUAGES } from "./catalogues";
import { knows, learn, preferred, speak, spoken, t } from "./words.svelte";

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

test.each([
  [shared, "site."],
  [join(root, "games/oracle"), ""],
  [join(root, "games/keltis"), ""],
  [join(root, "games/oraklos"), ""],
  [join(root, "games/delphi"), ""],
])("German says everything that English says: %s", (folder, prefix) => {
  expect(ids(join(folder, `${prefix}de.ftl`))).toEqual(ids(join(folder, `${prefix}en.ftl`)));
});

test("every word that a component asks for exists", async () => {
  await speak("en");
  for (const game of ["oracle", "keltis", "oraklos", "delphi"]) await learn(game);
  const asked = sources(root).flatMap((name) =>
    [...readFileSync(join(root, name), "utf8").matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!),
  );
  expect(asked.length).toBeGreaterThan(150);
  expect([...new Set(asked)].filter((id) => !knows(id))).toEqual([]);
});

test("the browser's first language that we know is spoken", () => {
  expect(LANGUAGES.slice(0, 2)).toEqual(["en", "de"]);
  expect(preferred(["pt-BR", "de-AT", "en"])).toBe("de");
  expect(preferred(["pt"])).toBe("en");
});

test("a switch changes every sentence", async () => {
  await speak("de");
  expect(spoken()).toBe("de");
  expect(t("home-tagline")).toBe("Vier Orakel, ein Tisch");
  await speak("en");
  expect(t("home-tagline")).toBe("Four oracles, one table");
});

test("a language is there as soon as its files are; what they lack is said in English", async () => {
  const file = (path: string) => () => Promise.resolve(readFileSync(path, "utf8"));
  const dutch = new Catalogues(
    {
      "/words/site.en.ftl": file(join(shared, "site.en.ftl")),
      "/words/site.nl.ftl": () => Promise.resolve("home-tagline = Vier orakels, één tafel"),
      "/words/site.fr.ftl": () => Promise.resolve(""),
    },
    {
      "/games/oracle/en.ftl": file(join(root, "../../src/adyton/games/oracle/words/en.ftl")),
      "/games/oracle/nl.ftl": () => Promise.resolve("oracle-phase-trick = Speel een kaart."),
    },
    { "/games/oracle/en.ftl": file(join(root, "games/oracle/en.ftl")) },
  );
  expect(dutch.languages).toEqual(["en", "fr", "nl"]);
  await learn("oracle");
  await speak("nl", dutch);
  expect([t("home-tagline"), t("oracle-phase-trick")]).toEqual(["Vier orakels, één tafel", "Speel een kaart."]);
  expect([t("home-bots"), t("oracle-board-hydra"), t("language-nl"), t("language-fr")]).toEqual([
    "Play against bots",
    "Hydra",
    "Nederlands",
    "Français",
  ]);
  await speak("en");
});
