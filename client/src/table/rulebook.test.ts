import { afterEach, expect, test } from "vitest";
import { draw, prepare } from "../testing/draw";
import { speak } from "../words/words.svelte";
import Rulebook from "./Rulebook.svelte";
import { rulesOf, type Rules } from "./rulebook";

afterEach(() => speak("en"));

const GAMES = [
  ["oracle", 28],
  ["keltis", 30],
  ["oraklos", 27],
  ["delphi", 49],
] as const;
const clauses = (rules: Rules) => rules.blocks.flatMap((block) => block.clauses);

test.each(GAMES)("every clause of %s can be found, in German as in English", async (game, count) => {
  const [english, german] = [await rulesOf(game, "en"), await rulesOf(game, "de")];
  expect([english.language, german.language]).toEqual(["en", "de"]);
  expect(new Set(clauses(english)).size).toBe(count);
  expect(clauses(german)).toEqual(clauses(english));
});

test("rules that are not written in a language are told in English", async () => {
  const found = await rulesOf("oracle", "nl");
  expect(found.language).toBe("en");
  expect(found.blocks[0]!.spans[0]!.text).toMatch(/^A trick-taking game for three to five players/);
});

test("the introduction names no files that a player does not have", async () => {
  for (const language of ["en", "de"]) {
    const words = (await rulesOf("delphi", language)).blocks[0]!.spans.map((span) => span.text).join("");
    expect(words).not.toMatch(/\.(md|json)/);
    expect(words).toMatch(/(are ours|sind unsere)\.$/);
  }
});

test("a game without rules has none in any language", async () => {
  expect((await rulesOf("chess", "de")).blocks).toEqual([]);
});

test("the rules follow the language of the site, and the wanted clause stays marked", async () => {
  await prepare("de", "keltis");
  const root = draw(Rulebook, { game: "keltis", clause: "KEL-15" });
  await expect.poll(() => root.querySelector(".wanted")?.textContent).toBe("KEL-15 Punkte zählen sofort.");
  expect(root.querySelector(".rules")!.getAttribute("lang")).toBe("de");
  await speak("en");
  await expect.poll(() => root.querySelector(".wanted")?.textContent).toBe("KEL-15 Points count at once.");
  expect(root.querySelector(".rules")!.getAttribute("lang")).toBe("en");
});
