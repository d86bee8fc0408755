import { beforeAll, expect, test } from "vitest";
import { chaptersOf, signsOf } from "../../table/chapters";
import { learn, speak } from "../../words/words.svelte";
import { logLine as line } from "../../testing/log";
import { kit } from "./kit";

beforeAll(async () => {
  await speak("en");
  await learn("oraklos");
});

test("the log has a chapter for each round", () => {
  const lines = [
    line("start", { seat: 0 }),
    line("round", { number: 1 }),
    line("claim", { seat: 1, token: 3, card: "rrby" }),
    line("round", { number: 2 }),
  ];
  const chapters = chaptersOf(lines, ["Ada", "Bert"], kit.begins);
  expect(chapters.map((one) => [one.title, one.lines.length])).toEqual([
    ["", 1],
    ["Round 1", 2],
    ["Round 2", 1],
  ]);
});

test("a wish card has the signs of its four colours in the log", () => {
  const signs = signsOf({ seat: 0, card: "rybk", reason: "true" }, kit.pieces);
  expect(signs.map((one) => one.colour)).toEqual(["red", "yellow", "blue", "black"]);
});

test("throwing the dice plays a sound", () => {
  expect(kit.sounds["throw"]).toBe("dice");
});
