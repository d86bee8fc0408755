import { expect, test } from "vitest";
import { logLine as line } from "../testing/log";
import { chaptersOf, onlyOf, signsOf, withNotes } from "./chapters";

const NAMES = ["Ada", "Bert"];

test("the log has a chapter for each turn", () => {
  const lines = [line("laid", { seat: 0 }), line("drew", { seat: 0 }), line("laid", { seat: 1 })];
  const chapters = chaptersOf(lines, NAMES, null);
  expect(chapters.map((one) => [one.title, one.lines.length])).toEqual([
    ["Ada", 2],
    ["Bert", 1],
  ]);
});

test("the log can be filtered to one player", () => {
  const lines = [line("laid", { seat: 0 }), line("titan", { number: 3 }), line("laid", { seat: 1 })];
  expect(onlyOf(lines, 1).map((one) => one.args["seat"])).toEqual([1]);
  expect(onlyOf(lines, null)).toHaveLength(3);
});

test("colours have their signs in the log", () => {
  expect(signsOf({ seat: 0, colour: "red" }, () => null)).toEqual([{ colour: "red", text: "" }]);
  expect(signsOf({ seat: 0, points: 4 }, () => null)).toEqual([]);
});

test("a hint is noted at the line where it was taken", () => {
  const events = [
    { line: 2, text: "Ada plays.", name: "played", args: { seat: 0 } },
    { line: 4, text: "Bert plays.", name: "played", args: { seat: 1 } },
  ];
  const lines = withNotes(
    events,
    [{ line: 2, name: "hint", seat: 1, who: "", before: null }],
    () => "Bert asked a bot for a hint.",
  );
  expect(lines.map((one) => one.text)).toEqual(["Ada plays.", "Bert asked a bot for a hint.", "Bert plays."]);
});
