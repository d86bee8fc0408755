/** Each game lives in its own folder: outside of `games/NAME` nothing in the client names a game. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const GAMES = readdirSync(import.meta.dirname).filter((name) => existsSync(join(import.meta.dirname, name, "kit.ts")));

function filesOutside(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.\w+$/.test(name) && !GAMES.some((game) => name.startsWith(join("games", game))),
  );
}

test("there are games and files to look at", () => {
  expect(GAMES.length).toBeGreaterThan(3);
  expect(filesOutside().length).toBeGreaterThan(50);
});

test.each(GAMES)("no file outside its room names %s", (game) => {
  const slug = new RegExp(`${game}(?!s\\b)`, "i"); // "oracles" is a separate word.
  expect(filesOutside().filter((name) => slug.test(readFileSync(join(SOURCES, name), "utf8")))).toEqual([]);
});
