import { createRawSnippet, flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { boardAt, draw, prepare, press, NAMES } from "../testing/draw";
import { LiveTable } from "../net/live.svelte";
import type { Position, ReplayStep, TableInfo } from "../wire.gen";
import Bar from "./Bar.svelte";
import Chat from "./Chat.svelte";
import Log from "./Log.svelte";
import Plain from "./Plain.svelte";
import Review from "./Review.svelte";
import Rulebook from "./Rulebook.svelte";
import Whisper from "./Whisper.svelte";
import { partsOf } from "./names";
import { dwell } from "./pace.svelte";
import { promptOf } from "./prompt";
import { entriesOf, grouped, unveiled } from "./plain";
import { placeOf, standing, told, whole } from "./replay";
import { parse } from "./rulebook";
import { clockText } from "./time";
import { reason, sentence, why } from "./told";

beforeAll(() => prepare("en", "oracle"));

test("names that begin alike are told apart by their ends", () => {
  expect(partsOf(["Gast d7a5", "Kassandra", "Gast 86b9"])).toEqual([
    { start: "Gast ", tail: "d7a5" },
    { start: "Kassandra", tail: "" },
    { start: "Gast ", tail: "86b9" },
  ]);
  expect(partsOf(["Maximilian", "Maxine"])).toEqual([
    { start: "Maxim", tail: "ilian" },
    { start: "M", tail: "axine" },
  ]);
});

test("the plain table has a button for every legal text", () => {
  const { props, acts } = boardAt("oracle", "phase-trick");
  const root = draw(Plain, props);
  expect(root.querySelectorAll("button")).toHaveLength(props.legal.length);
  press(root, "button");
  expect(acts).toEqual([props.legal[0]]);
});

test("the plain table can be searched where there is much to choose from", () => {
  const { props } = boardAt("oracle", "phase-choice");
  expect(draw(Plain, props).querySelector("input[type=search]")).not.toBeNull();
});

test("a list with one entry for each seat is told by names", () => {
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

test("a review tells what cost something, its turning points, and leads there", async () => {
  const verdict = (move: number, cost: number) => ({
    move,
    seat: 1,
    made: "play b7",
    better: "play b2",
    code: "stars",
    args: {},
    cost,
  });
  const reviewed = {
    unit: "points",
    verdicts: [verdict(4, 0), verdict(9, 2.25), verdict(12, 0.5)],
    turning: [1],
    upto: 40,
    moves: 40,
  };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(reviewed))));
  const opened: number[] = [];
  const root = draw(Review, {
    id: "t",
    game: "oracle",
    names: NAMES,
    at: 9,
    say: (_: unknown, text: string) => `[${text}]`,
    open: (one: { move: number }) => void opened.push(one.move),
  });
  await expect.poll(() => root.querySelectorAll("li").length).toBe(2);
  expect(root.querySelector("li")!.textContent!.replace(/\s+/g, " ").trim()).toBe(
    "−2.3 ◆ Turning point Bert: [play b7] Better: [play b2]. It promises the most stars.",
  );
  expect(root.querySelectorAll(".turns, .current")).toHaveLength(1);
  press(root, "li button", 1);
  expect(opened).toEqual([12]);
  vi.unstubAllGlobals();
});

test("legal texts come in groups by their verb", () => {
  expect(grouped(["play b1", "keep", "play b2"])).toEqual([
    ["play", ["play b1", "play b2"]],
    ["keep", ["keep"]],
  ]);
});

test("events are sentences with names and spoken cards", () => {
  expect(sentence("oracle", { name: "played", args: { seat: 1, card: "b7" }, move: 4 }, NAMES)).toBe(
    "Bert plays blue 7.",
  );
});

test("a refusal names its reason", () => {
  expect(reason("oracle", { code: "must-follow", args: { colour: "blue" }, clause: "ORA-13" }, NAMES)).toBe(
    "You must follow blue.",
  );
});

test("a hint says why, in the game's words or in those of all games", () => {
  expect(why("oracle", { code: "stars", args: {} }, NAMES)).toBe("It promises the most stars.");
  expect(why("oracle", { code: "only", args: {} }, NAMES)).toBe("There is nothing else to do.");
});

test("who takes a move back is told by name", () => {
  expect(sentence("oracle", { name: "undo", args: { seat: 1, move: 3 }, move: 9 }, NAMES)).toBe(
    "Bert takes a move back.",
  );
});

test("each person can be muted, and heard again", () => {
  const asked: [number | null, boolean][] = [];
  const people = [
    { seat: 1, name: "Bert" },
    { seat: 3, name: "Dion" },
    { seat: null, name: "the spectators" },
  ];
  const props = {
    lines: [],
    people,
    muted: [3],
    mute: (seat: number | null, on: boolean) => void asked.push([seat, on]),
    say: () => undefined,
    may: true,
  };
  const root = draw(Chat, props);
  expect([...root.querySelectorAll("[role=group] button")].map((one) => one.textContent)).toEqual([
    "Mute Bert",
    "Hear Dion again",
    "Mute the spectators",
  ]);
  press(root, "[role=group] button", 0);
  press(root, "[role=group] button", 1);
  press(root, "[role=group] button", 2);
  expect(asked).toEqual([
    [1, true],
    [3, false],
    [null, true],
  ]);
});

test("what was sent is marked at the plain table", () => {
  const { props } = boardAt("oracle", "phase-trick");
  const root = draw(Plain, { ...props, sent: props.legal[1]! });
  expect(root.querySelectorAll("button[aria-pressed=true]")).toHaveLength(1);
});

test("clocks show minutes, hours or days", () => {
  expect([clockText(59_001), clockText(3_600_000), clockText(90_000_000)]).toEqual(["1:00", "1:00:00", "1d 1h"]);
});

const step = (move: number, seat: number | null, undo: number | null = null): ReplayStep => ({
  move,
  at: 0,
  seat,
  do: "x",
  undo,
  view: {} as never,
  news: [{ move, name: "n", args: {} }],
});

test("a step that tells what changed gets its whole view, and shares what stayed", () => {
  const hand = ["a"];
  const steps = whole([
    { ...step(1, 0), view: { trick: 1, hand } as never },
    { ...step(2, 1), view: { trick: 2 } as never },
  ]);
  expect(steps.map((one) => one.view)).toEqual([
    { trick: 1, hand: ["a"] },
    { trick: 2, hand: ["a"] },
  ]);
  expect((steps[1]!.view as unknown as { hand: string[] }).hand).toBe(hand);
});

test("what was taken back is not replayed", () => {
  expect(standing([step(1, 0), step(2, 1), step(3, null, 2), step(4, 1)]).map((one) => one.move)).toEqual([1, 4]);
});

test("a run of chance is one step with all its news", () => {
  const steps = told([step(1, -1), step(2, -1), step(3, 0)]);
  expect(steps.map((one) => one.move)).toEqual([2, 3]);
  expect(steps[0]!.news).toHaveLength(2);
});

test("a line of the record finds its place", () => {
  const steps = [step(2, 0), step(5, 1), step(9, 0)];
  expect([0, 2, 6, 9, 40].map((move) => placeOf(steps, move))).toEqual([0, 0, 1, 2, 2]);
});

test("a won trick is seen longer than a played card, and a crowd of positions shorter", () => {
  const position = (name: string) => ({ fresh: false, news: [{ move: 1, name, args: {} }] }) as unknown as Position;
  expect(dwell(position("won"), 0)).toBeGreaterThan(dwell(position("played"), 0));
  expect(dwell(position("played"), 9)).toBeLessThan(dwell(position("played"), 0));
  expect(dwell({ ...position("won"), fresh: true }, 0)).toBe(0);
});

test("rules are read by clause", () => {
  const blocks = parse(
    "# Title\n\nA text\nin two lines.\n- **ORA-1** One.\n- **ORA-2** Two, see ORA-1.\n\n" +
      "| a | b |\n|---|---|\n| **ORA-5** c | d |\n",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "text", "item", "item", "table"]);
  expect(blocks.map((block) => block.clauses)).toEqual([[], [], ["ORA-1"], ["ORA-2"], ["ORA-5"]]);
});

test("the wanted clause is marked", async () => {
  const root = draw(Rulebook, { game: "oracle", clause: "ORA-13" });
  await expect.poll(() => root.querySelector(".wanted")?.textContent).toContain("ORA-13");
});

test("nobody is told to wait for himself while an earlier position is shown", () => {
  const info = { game: "oracle", status: "running", paused: false, you: 0 } as TableInfo;
  const view = { viewer: 0, seats: 3, phase: "choice", acting: [0, 2], deadline: null };
  expect(promptOf(info, NAMES, false, { sent: null }, view)).toBe("Waiting for Cleo");
  expect(promptOf(info, NAMES, false, { sent: null }, { ...view, acting: [0] })).toBe("One moment…");
});

test("what a bot advises can be put away", () => {
  let closed = 0;
  const children = createRawSnippet(() => ({ render: () => "<span>buttons</span>" }));
  const root = draw(Bar, {
    prompt: "Your turn",
    mine: true,
    advice: "A bot would do this: Wait. It is best.",
    close: () => void (closed += 1),
    refusal: null,
    clause: null,
    openClause: () => undefined,
    children,
  });
  expect(root.querySelector("[role=status]")!.textContent).toBe("A bot would do this: Wait. It is best.");
  press(root, "button[aria-label='Clear the advice']");
  expect(closed).toBe(1);
});

test("pointing at a line of the log, by mouse or by key, tells what it speaks of", () => {
  const meant: unknown[] = [];
  const lines = [{ key: 0, move: 3, text: "Bert sails to 0,0.", args: { seat: 1, at: "0,0" } }];
  const line = draw(Log, {
    lines,
    open: () => undefined,
    point: (args: unknown) => void meant.push(args),
  }).querySelector("button")!;
  line.dispatchEvent(new Event("pointerenter"));
  line.dispatchEvent(new Event("pointerleave"));
  line.focus();
  line.blur();
  expect(meant).toEqual([{ seat: 1, at: "0,0" }, null, { seat: 1, at: "0,0" }, null]);
});

test("what somebody says appears for a moment and leads to the chat; what was said before one came does not", () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "WebSocket",
    class {
      close() {}
    },
  );
  const live = new LiveTable("t");
  const said = (number: number, seat: number, text: string) => ({
    type: "chat" as const,
    number,
    seat,
    name: NAMES[seat]!,
    text,
    at: 0,
  });
  live.link = "live";
  live.said = [said(1, 1, "Earlier")];
  let opened = 0;
  const root = draw(Whisper, { live, you: 0, open: () => void (opened += 1) });
  expect(root.querySelector(".whisper")).toBeNull();
  const hear = (...more: ReturnType<typeof said>[]) => {
    vi.advanceTimersByTime(2000);
    live.said = [...live.said, ...more];
    flushSync();
    return root.querySelector(".whisper")?.textContent;
  };
  expect(hear(said(2, 0, "My own"))).toBeUndefined();
  expect(hear(said(3, 1, "Your turn!"))).toBe("BertYour turn!");
  press(root, ".whisper");
  expect([opened, root.querySelector(".whisper")]).toEqual([1, null]);
  hear(said(4, 2, "Well played."));
  vi.advanceTimersByTime(9000);
  flushSync();
  expect(root.querySelector(".whisper")).toBeNull();
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
