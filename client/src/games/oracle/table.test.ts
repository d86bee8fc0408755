import { beforeAll, expect, test, vi } from "vitest";
import { boardAt, draw, prepare, press, NAMES } from "../../testing/draw";
import Plain from "../../table/Plain.svelte";
import Review from "../../table/Review.svelte";
import Rulebook from "../../table/Rulebook.svelte";
import { entriesOf, unveiled } from "../../table/plain";
import { reason, sentence, why } from "../../table/sentences";

const MORE_STARS = {
  code: "stars",
  args: {
    points: 3,
    risk: "none",
    wins: "sure",
    prize: "chip",
    species: "phoenix",
    stars: 2,
    chips: 0,
    beaten: "later",
    stays: "none",
  },
};
const GAIN =
  "This card should win the trick and bring a Phoenix chip of 2 stars. " +
  "From this round you can expect about 3 stars more than with your other cards.";

beforeAll(() => prepare("en", "oracle"));

test("the plain table has a button for every legal text", () => {
  const { props, acts } = boardAt("oracle", "phase-trick");
  const root = draw(Plain, props);
  expect(root.querySelectorAll("button")).toHaveLength(props.legal.length);
  press(root, "button");
  expect(acts).toEqual([props.legal[0]]);
});

test("the plain table has a search when there are many choices", () => {
  const { props } = boardAt("oracle", "phase-choice");
  expect(draw(Plain, props).querySelector("input[type=search]")).not.toBeNull();
});

test("a list with one entry for each seat is shown by names", () => {
  const entries = entriesOf("oracle", { scores: [3, 4, 5], trick: [], viewer: 0 }, NAMES.slice(0, 3));
  expect(entries).toEqual([
    {
      label: "Scores",
      entries: [
        { label: "Anna", text: "3" },
        { label: "Bert", text: "4" },
        { label: "Cleo", text: "5" },
      ],
    },
    { label: "Trick on the table", text: "none" },
  ]);
});

test("what only one seat knows is found for any game", () => {
  expect(
    unveiled(
      "oracle",
      { hand: [{ name: "b7" }, { name: "r9" }], scores: [1, 2], viewer: 0 },
      { hand: [], scores: [1, 2], viewer: null },
      NAMES.slice(0, 2),
    ),
  ).toEqual([{ label: "Your hand", text: "blue 7, red 9" }]);
});

test("a review shows the turning points first, begins at the costliest, and keys step through it", async () => {
  const verdict = (line: number, cost: number) => ({
    line,
    seat: 1,
    made: "play b7",
    better: "play b2",
    ...MORE_STARS,
    cost,
  });
  const reviewed = {
    unit: "points",
    verdicts: [verdict(3, 0.5), verdict(4, 0), verdict(6, 1.5), verdict(9, 2.25)],
    turning: [2, 3],
    upto: 40,
    lines: 40,
  };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(reviewed))));
  const opened: number[] = [];
  const root = draw(Review, {
    id: "t",
    game: "oracle",
    then: () => NAMES,
    at: 9,
    seen: () => boardAt("oracle", "phase-trick").props.view,
    open: (one: { line: number }) => void opened.push(one.line),
    begin: true,
  });
  await expect.poll(() => root.querySelectorAll("li").length).toBe(3);
  expect(root.querySelector("li")!.textContent!.replace(/\s+/g, " ").trim()).toBe(
    "−2.3 ◆ Turning point Bert: Play blue 7 Better: Play blue 2. " + GAIN,
  );
  expect(root.querySelectorAll(".turns, .current")).toHaveLength(2);
  await expect.poll(() => opened).toEqual([9]);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  expect(opened).toEqual([9, 6]);
  press(root, "li button", 0);
  expect(opened).toEqual([9, 6, 9]);
  vi.unstubAllGlobals();
});

test("events are sentences with names and cards in words", () => {
  expect(sentence("oracle", { name: "played", args: { seat: 1, card: "b7" }, line: 4 }, NAMES)).toBe(
    "Bert plays blue 7.",
  );
});

test("a refusal names its reason", () => {
  expect(reason("oracle", { code: "must-follow", args: { colour: "blue" }, clause: "ORA-13" }, NAMES)).toBe(
    "You must follow blue.",
  );
});

test("a hint says why, in the game's words or in those of all games", () => {
  expect(why("oracle", MORE_STARS, NAMES, null)).toBe(GAIN);
  expect(why("oracle", { code: "only", args: {} }, NAMES, null)).toBe("There is nothing else to do.");
});

test("the log names the player who takes a move back", () => {
  expect(sentence("oracle", { name: "undo", args: { seat: 1, line: 3 }, line: 9 }, NAMES)).toBe(
    "Bert takes a move back.",
  );
});

test("the action that was sent is marked at the plain table", () => {
  const { props } = boardAt("oracle", "phase-trick");
  const root = draw(Plain, { ...props, sent: props.legal[1]! });
  expect(root.querySelectorAll("button[aria-pressed=true]")).toHaveLength(1);
});

test("the wanted clause is marked", async () => {
  const root = draw(Rulebook, { game: "oracle", clause: "ORA-13" });
  await expect.poll(() => root.querySelector(".wanted")?.textContent).toContain("ORA-13");
});
