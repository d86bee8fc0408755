import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { rulesOf, type Rules } from "./rulebook";

afterEach(() => vi.unstubAllGlobals());

const rooms = join(import.meta.dirname, "../../../src/adyton/games");
const GAMES = readdirSync(rooms).filter((name) => readdirSync(join(import.meta.dirname, "../games")).includes(name));
const clauses = (rules: Rules) => rules.blocks.flatMap((block) => block.clauses);

test.each(GAMES)("every clause of %s can be found, in German as in English", async (game) => {
  const [english, german] = [await rulesOf(game, "en"), await rulesOf(game, "de")];
  expect([english.language, german.language]).toEqual(["en", "de"]);
  expect(new Set(clauses(english)).size).toBeGreaterThan(20);
  expect(clauses(german)).toEqual(clauses(english));
});

test("rules missing in a language are shown in English", async () => {
  const found = await rulesOf(GAMES[0]!, "nl");
  expect(found).toEqual(await rulesOf(GAMES[0]!, "en"));
  expect(found.language).toBe("en");
});

test("the server gives the rules of a game that is not built in", async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(path.endsWith("/pebbles/rules/en") ? "# Pebbles\n\n- **PEB-1** Throw.\n" : "")),
  );
  const found = await rulesOf("pebbles", "de");
  expect([found.language, clauses(found)]).toEqual(["en", ["PEB-1"]]);
});

test("a game without rules has none in any language", async () => {
  expect((await rulesOf("chess", "de")).blocks).toEqual([]);
});
