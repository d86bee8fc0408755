import { beforeAll, expect, test } from "vitest";
import { chaptersOf, signsOf } from "../../table/chapters";
import { learn, speak } from "../../words/words.svelte";
import { logLine as line } from "../../testing/log";
import { kit } from "./kit";

beforeAll(async () => {
  await speak("en");
  await learn("oracle");
});

test("the log has a chapter for each round and each trick", () => {
  const played = (seat: number, card: string) => line("played", { seat, card });
  const won = line("won", { seat: 1, card: "b7" });
  const lines = [line("dealt", { seat: 0, round: 1 }), played(0, "b3"), played(1, "b7"), won, played(1, "r2")];
  const chapters = chaptersOf(lines, ["Ada", "Bert"], kit.begins);
  expect(chapters.map((one) => [one.title, one.lines.length])).toEqual([
    ["New round", 1],
    ["Trick 1", 3],
    ["Trick 2", 1],
  ]);
});

test("a card has its sign in the log", () => {
  expect(signsOf({ seat: 0, card: "v12" }, kit.pieces)).toEqual([{ colour: "violet", text: "12" }]);
});
