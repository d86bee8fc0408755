import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Catalogues } from "../../words/catalogues";
import { learn, speak } from "../../words/words.svelte";
import { draw, press } from "../draw";
import Board from "./Board.svelte";
import { kit } from "./kit";

const file = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const words = new Catalogues(
  { "/words/site.en.ftl": () => Promise.resolve("") },
  { "/games/lots/words/board.en.ftl": () => Promise.resolve(file("board.en.ftl")) },
);

test("the board offers each legal text in words and hands it back", async () => {
  await learn("lots", words);
  const acts: string[] = [];
  const view = { viewer: 0, seats: 2, phase: "speak", acting: [0], deadline: null, lot: 7, lots: [], bets: [] };
  const root = draw(Board, {
    game: "lots",
    view,
    legal: ["bet", "fold"],
    names: ["Anna", "Bert"],
    news: [],
    hint: null,
    sent: null,
    result: null,
    act: (text: string) => void acts.push(text),
  });
  expect([...root.querySelectorAll("li")].map((one) => one.textContent!.trim().replace(/\s+/g, " "))).toEqual([
    "Anna lot 7",
    "Bert a hidden lot",
  ]);
  press(root, "button", 1);
  expect(acts).toEqual(["fold"]);
  expect(kit.say("bet", view)).toBe("Bet");
  await speak("en");
});

test.each(["Board.svelte", "kit.ts", "say.ts", "view.ts", "board.en.ftl"])(
  "docs/write-a-board.md shows %s as it is",
  (name) => {
    const page = readFileSync(join(import.meta.dirname, "../../../../docs/write-a-board.md"), "utf8");
    expect(page).toContain(file(name).trim());
  },
);
