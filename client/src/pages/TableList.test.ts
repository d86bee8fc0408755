import { beforeAll, expect, test } from "vitest";
import { draw } from "../testing/draw";
import type { TableInfo } from "../wire.gen";
import { speak } from "../words/words.svelte";
import TableList from "./TableList.svelte";

beforeAll(() => speak("en"));

const chair = (seat: number, name: string, held = false) => ({
  seat,
  kind: "person",
  name,
  bot: null,
  held,
  here: true,
});
const table = (acting: number[], held = false) =>
  ({
    id: `${acting.join()}-${held}`,
    game: "pebbles",
    status: "running",
    you: 0,
    acting,
    options: {},
    created: 0,
    result: null,
    chairs: [chair(0, "Anna", held), chair(1, "Bert")],
  }) as unknown as TableInfo;

test("a row says whose turn it is, or that a bot plays for you", () => {
  const root = draw(TableList, { tables: [table([0]), table([1]), table([0], true)], verb: "home-go" });
  const states = [...root.querySelectorAll("li .small")].map((row) => row.textContent!.split(" · ").at(-1));
  expect(states).toEqual(["Your turn", "Waiting for Bert.", "A bot holds your chair."]);
});
