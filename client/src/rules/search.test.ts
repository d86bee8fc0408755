import { expect, test } from "vitest";
import { hasAll, piecesOf, wordsOf } from "./search";

test("a passage is found by its words in any order and case", () => {
  expect(hasAll("Takes the loser chip of that creature", wordsOf(" Chip  LOSER "))).toBe(true);
  expect(hasAll("Takes the loser chip", wordsOf("loser stone"))).toBe(false);
  expect(hasAll("Anything", wordsOf("  "))).toBe(false);
});

test("the words are marked, the longest first, and punctuation is taken literally", () => {
  const marked = piecesOf("A loser loses (once)", ["lose", "loser", "(once)"]);
  expect(marked.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(["loser", "lose", "(once)"]);
  expect(marked.map((piece) => piece.text).join("")).toBe("A loser loses (once)");
  expect(piecesOf("As it is", [])).toEqual([{ text: "As it is", isFound: false }]);
});
