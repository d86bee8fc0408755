import { expect, test } from "vitest";
import { signsOf } from "../../table/chapters";
import { kit } from "./kit";

test("a card has its sign in the log", () => {
  expect(signsOf({ seat: 0, card: "p4", points: 2 }, kit.pieces)).toEqual([{ colour: "pink", text: "4" }]);
});
