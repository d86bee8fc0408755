import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { kitOf } from "../games/kits";
import { chaptersOf, onlyOf, signsOf, withNotes } from "./chapters";

beforeAll(() => speak("en"));

const NAMES = ["Ada", "Bert"];
let key = 0;
const line = (name: string, args: Record<string, string | number>) => ({
  key: key++,
  line: key,
  text: name,
  name,
  args,
});

test("the log has a chapter for each turn", () => {
  const lines = [line("laid", { seat: 0 }), line("drew", { seat: 0 }), line("laid", { seat: 1 })];
  const chapters = chaptersOf(lines, NAMES, null);
  expect(chapters.map((one) => [one.title, one.lines.length])).toEqual([
    ["Ada", 2],
    ["Bert", 1],
  ]);
});

test("the log of a game of tricks has a chapter for each trick", async () => {
  const kit = await kitOf("oracle");
  const played = (seat: number, card: string) => line("played", { seat, card });
  const won = (seat: number) => line("won", { seat, card: "b7" });
  const lines = [line("dealt", { seat: 0, round: 1 }), played(0, "b3"), played(1, "b7"), won(1), played(1, "r2")];
  const sizes = chaptersOf(lines, NAMES, kit.begins).map((one) => one.lines.map((each) => each.name));
  expect(sizes).toEqual([["dealt"], ["played", "played", "won"], ["played"]]);
});

test("one can see what one player did alone", () => {
  const lines = [line("laid", { seat: 0 }), line("titan", { number: 3 }), line("laid", { seat: 1 })];
  expect(onlyOf(lines, 1).map((one) => one.args["seat"])).toEqual([1]);
  expect(onlyOf(lines, null)).toHaveLength(3);
});

test("cards and colours have their signs in the log", async () => {
  const kit = await kitOf("keltis");
  expect(signsOf({ seat: 0, card: "p4" }, kit.piece)).toEqual([{ colour: "pink", text: "4" }]);
  expect(signsOf({ seat: 0, colour: "red" }, kit.piece)).toEqual([{ colour: "red", text: "" }]);
  expect(signsOf({ seat: 0, points: 4 }, kit.piece)).toEqual([]);
});

test("a hint is noted where it was taken", () => {
  const told = [
    { line: 2, text: "Ada plays.", name: "played", args: { seat: 0 } },
    { line: 4, text: "Bert plays.", name: "played", args: { seat: 1 } },
  ];
  const lines = withNotes(told, [{ line: 2, name: "hint", seat: 1 }], () => "Bert asked a bot for a hint.");
  expect(lines.map((one) => one.text)).toEqual(["Ada plays.", "Bert asked a bot for a hint.", "Bert plays."]);
});
