import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "./catalogues";
import { knows, learn, preferred, speak, spoken, t } from "./words.svelte";

const root = join(import.meta.dirname, "..");
const shared = join(root, "../../src/adyton/words");

function ids(path: string): string[] {
  return new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id).sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"));
}

test.each([[shared, "site."], [join(root, "games/oracle"), ""], [join(root, "games/keltis"), ""], [join(root, "games/oraklos"), ""], [join(root, "games/delphi"), ""]])("German says everything that English says: %s", (folder, prefix) => {
  expect(ids(join(folder, `${prefix}de.ftl`))).toEqual(ids(join(folder, `${prefix}en.ftl`)));
});

test("every word that a component asks for exists", async () => {
  await speak("en");
  for (const game of ["oracle", "keltis", "oraklos", "delphi"]) await learn(game);
  const asked = sources(root).flatMap((name) => [...readFileSync(join(root, name), "utf8").matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!));
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
