import { createRawSnippet, flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { draw, press, NAMES } from "../testing/draw";
import { LiveTable } from "../net/live.svelte";
import type { Chair, Note, Position, ReplayStep, TableInfo } from "../wire.gen";
import Bar from "./Bar.svelte";
import Chat from "./Chat.svelte";
import Log from "./Log.svelte";
import Whisper from "./Whisper.svelte";
import { isFree, namesThen, noteText, shortNames } from "./names";
import { PACES } from "../common/preferences.svelte";
import { lastPlaced } from "./last";
import { OPENING_MS, Pace, dwell } from "./pace.svelte";
import type { GameEvent } from "./sentences";
import { promptOf } from "./prompt";
import { grouped } from "./choices";
import { mergeChance, placeOf, standing, whole } from "./replay";
import { parse } from "./rulebook";
import { speak } from "../words/words.svelte";
import { clockText } from "./time";

beforeAll(() => speak("en"));

test("on a narrow seat, names that begin alike keep their ends, and all others are left to the page", () => {
  const three = ["Maximil von Webersberg", "Maximil von Bernstein", "Clytemnes von Webersberg"];
  expect(shortNames(three)).toEqual(["Maximil…erg", "Maximil…ein", "Clytemnes von Webersberg"]);
  const four = ["Gast d7a5", "Cassandra", "Gast 86b9", "Bartholomäus"];
  expect(shortNames(four)).toEqual(four);
  expect(shortNames(["Annalena", "Annalisa", "Annabell", "Anna", "Bo"])).toEqual([
    "Ann…ena",
    "Ann…isa",
    "Ann…ell",
    "Anna",
    "Bo",
  ]);
});

test("a line of the log names those who played when it was written", () => {
  const chair = (seat: number, name: string) => ({ seat, kind: "person", name });
  const sat = (line: number, who: string, before: string | null) => ({ line, name: "sat", seat: 1, who, before });
  const notes = [sat(5, "Bert", null), { line: 7, name: "left", seat: 1, who: "Bert" }, sat(9, "Cleo", "Bert")];
  const then = namesThen({ chairs: [chair(0, "Ada"), chair(1, "Cleo")], notes } as unknown as TableInfo);
  expect([5, 6, 9, 10].map((line) => then(line)[1])).toEqual(["Cassandra", "Bert", "Bert", "Cleo"]);
  expect([...notes, { line: 4, name: "hint", seat: 1 }].map((note) => noteText(note as Note, then))).toEqual([
    "Bert takes the chair of Cassandra.",
    "Bert leaves, and a bot plays on.",
    "Cleo takes the chair of Bert.",
    "Cassandra asked a bot for a hint.",
  ]);
});

test("a chair is free where a bot plays, unless its player is only away", () => {
  const chair = (seat: number, kind: string, held = false) => ({ seat, kind, held }) as Chair;
  const chairs = [chair(0, "bot"), chair(1, "person", true), chair(2, "person", true), chair(3, "person", true)];
  const note = (name: string, seat: number) => ({ line: 4, name, seat, who: "Bert", before: null });
  const notes = [note("left", 1), note("hint", 1), note("left", 2), note("back", 2)];
  const table = { chairs, notes, you: 2 } as unknown as TableInfo;
  expect(chairs.map((one) => isFree(table, one))).toEqual([true, true, false, false]);
});

test("legal texts come in groups by their verb, or by what the game says", () => {
  const plain = grouped(["play b1", "keep", "play b2"], (text) => ({ group: "", part: "", label: text, price: "" }));
  expect(plain.map((group) => [group.key, group.parts[0]!.offers.length])).toEqual([
    ["play", 2],
    ["keep", 1],
  ]);
  const paid = grouped(["die 1 sail 0,0", "die 1 sail 0,1", "die 1 draw"], (text) => ({
    group: "Die 1",
    part: text.includes("sail") ? "sail to …" : "",
    label: text,
    price: "",
  }));
  expect(paid.map((group) => group.parts.map((part) => part.offers.length))).toEqual([[2, 1]]);
});

test("your first decision comes soon, even if others act first", () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const pace = new Pace((step) => shown.push(step.position!.line));
  const view = { viewer: 0 };
  for (let line = 2; line < 12; line += 1)
    pace.push({
      position: { line, view, news: [{ line, name: "sailed", args: {} }], fresh: false, moved: false } as never,
    });
  vi.advanceTimersByTime(OPENING_MS);
  expect(shown).toHaveLength(10);
  expect(pace.behind).toBe(false);
  vi.useRealTimers();
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

test("clocks show minutes, hours or days", () => {
  expect([clockText(59_001), clockText(3_600_000), clockText(90_000_000)]).toEqual(["1:00", "1:00:00", "1d 1h"]);
});

const step = (line: number, seat: number | null, undo: number | null = null): ReplayStep => ({
  line,
  at: 0,
  seat,
  do: "x",
  undo,
  view: {} as never,
  news: [{ line, name: "n", args: {} }],
});

test("a step with only the changes gets its whole view, and shares the unchanged parts", () => {
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

test("undone moves are not replayed", () => {
  expect(standing([step(1, 0), step(2, 1), step(3, null, 2), step(4, 1)]).map((one) => one.line)).toEqual([1, 4]);
});

test("consecutive moves of chance are one step with all their news", () => {
  const steps = mergeChance([step(1, -1), step(2, -1), step(3, 0)]);
  expect(steps.map((one) => one.line)).toEqual([2, 3]);
  expect(steps[0]!.news).toHaveLength(2);
});

test("a line of the record is found by its number", () => {
  const steps = [step(2, 0), step(5, 1), step(9, 0)];
  expect([0, 2, 6, 9, 40].map((line) => placeOf(steps, line))).toEqual([0, 0, 1, 2, 2]);
});

test("a won trick is shown longer than a played card, and each of many waiting positions shorter", () => {
  const step = (name: string, fresh = false) => ({
    position: { fresh, news: [{ line: 1, name, args: {} }] } as unknown as Position,
  });
  expect(dwell(step("won"), 0, "normal")).toBeGreaterThan(dwell(step("played"), 0, "normal"));
  expect(dwell(step("played"), 30, "normal")).toBeLessThan(dwell(step("played"), 0, "normal"));
  expect(dwell(step("won", true), 0, "calm")).toBe(0);
  const paces = PACES.map((pace) => dwell(step("played"), 0, pace));
  expect(paces).toEqual([...paces].sort((one, two) => two - one));
  expect(paces.at(-1)).toBe(0);
});

test("the last move that has a place is marked until your next move", () => {
  const event = (name: string, args: GameEvent["args"]) => ({ line: 1, name, args });
  const laid = event("stepped", { seat: 1, field: 7 });
  const story = [event("stepped", { seat: 0, field: 2 }), laid, event("drew", { seat: 1 })];
  expect(lastPlaced(story, 0)).toEqual({ seat: 1, field: 7 });
  expect(lastPlaced([...story, event("drew", { seat: 0 })], 0)).toBeNull();
});

test("the advice of a bot can be closed", () => {
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
  press(root, "button[aria-label='Hide the hint']");
  expect(closed).toBe(1);
});

test("pointing at a log line, by mouse or by key, tells the board what it is about", () => {
  const meant: unknown[] = [];
  const lines = [{ key: 0, line: 3, text: "Bert sails to 0,0.", name: "sailed", args: { seat: 1, at: "0,0" } }];
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

test("a chat message appears for a moment and links to the chat; earlier messages do not appear", () => {
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

test("rules are read by clause", () => {
  const blocks = parse(
    "# Title\n\nA text\nin two lines.\n- **PEB-1** One.\n- **PEB-2** Two, see PEB-1.\n\n" +
      "| a | b |\n|---|---|\n| **PEB-5** c | d |\n",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "text", "item", "item", "table"]);
  expect(blocks.map((block) => block.clauses)).toEqual([[], [], ["PEB-1"], ["PEB-2"], ["PEB-5"]]);
});

test("a player does not wait for themselves while an earlier position is shown", () => {
  const info = { game: "pebbles", status: "running", paused: false, you: 0 } as TableInfo;
  const view = { viewer: 0, seats: 3, phase: "choice", acting: [0, 2], deadline: null };
  expect(promptOf(info, NAMES, false, { sent: null }, view)).toBe("Waiting for Cleo.");
  const slow = { sent: null, pace: { behind: true } };
  expect(promptOf(info, NAMES, false, slow, view)).toBe("Waiting for Cleo. Press the board to skip ahead.");
  expect(promptOf(info, NAMES, false, { sent: null }, { ...view, acting: [0] })).toBe("One moment…");
});
