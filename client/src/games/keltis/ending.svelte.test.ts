import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { remember } from "../../common/preferences.svelte";
import { kitOf } from "../kits";
import { NAMES, RECORDED, draw, prepare, press } from "../../testing/draw";
import type { TableInfo } from "../../wire.gen";
import Ending from "../../table/ending/Ending.svelte";
import Review from "../../table/Review.svelte";

beforeAll(() => prepare("en", "keltis"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ table: {}, eyes: 0, steps: [] }))));
});
afterEach(() => {
  remember({ pace: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const chairs = (kinds: readonly string[]) =>
  kinds.map((kind, seat) => ({ seat, kind, name: NAMES[seat], bot: null, held: false, here: true }));

async function ending(
  kinds: readonly string[],
  revealed = false,
  rematch: string | null = null,
  notes: readonly object[] = [],
) {
  const over = RECORDED["keltis"]!["over"]!;
  const info = { id: "t", game: "keltis", you: 0, chairs: chairs(kinds), result: over.result, rematch, notes };
  const did: string[] = [];
  const props = $state({
    info: info as unknown as TableInfo,
    names: NAMES.slice(0, 3),
    kit: await kitOf("keltis"),
    view: over.view,
    revealed,
    reveal: () => {
      did.push("reveal");
      props.revealed = true;
    },
    again: () => void did.push("again"),
    close: () => void did.push("close"),
  });
  return { root: draw(Ending, props), did };
}

const hidden = (root: Element) => root.querySelectorAll("tr.waiting").length;

test("the parts are revealed one after another, and only then winner and totals", async () => {
  remember({ pace: "normal" });
  const { root, did } = await ending(["person", "bot", "bot"]);
  expect([hidden(root), root.querySelector("h2")!.textContent!.trim()]).toEqual([7, "The score"]);
  vi.advanceTimersByTime(1100);
  flushSync();
  expect(hidden(root)).toBe(6);
  expect(did).toEqual([]);
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect([hidden(root), did]).toEqual([0, ["reveal"]]);
  expect(root.querySelector("h2")!.textContent).toMatch(/ won\s*$/);
});

test("an impatient player sees everything at once", async () => {
  remember({ pace: "calm" });
  const { root, did } = await ending(["person", "bot", "bot"]);
  press(root, "button");
  expect([hidden(root), did]).toEqual([0, ["reveal"]]);
});

test("against bots one press plays again; with people it is a rematch", async () => {
  const alone = await ending(["person", "bot", "bot"], true);
  expect(alone.root.querySelector("button.primary")!.textContent).toBe("Play again");
  press(alone.root, "button.primary");
  expect(alone.did).toContain("again");
  const { root } = await ending(["person", "person", "bot"], true);
  expect(root.querySelector("button.primary")!.textContent).toBe("Rematch");
  const asked = await ending(["person", "person", "bot"], true, "next");
  expect(asked.root.querySelector("[role=status]")!.textContent).toBe("The table for a rematch is open.");
  expect(asked.root.querySelector("button.primary")!.textContent).toBe("To the rematch");
});

test("the review tells your own turning points at the end, with what would have been better", async () => {
  vi.useRealTimers();
  const verdict = (line: number, seat: number) => ({
    ...{ line, seat, cost: 5, code: "", args: {}, made: "discard p4", better: "draw pile" },
  });
  const review = {
    unit: "points",
    verdicts: [verdict(3, 0), verdict(6, 1)],
    turning: [0, 1],
    unsettled: 0,
    upto: 9,
    lines: 9,
  };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      new Response(JSON.stringify(address.includes("review") ? review : { table: {}, eyes: 0, steps: [] })),
    ),
  );
  const { root } = await ending(["person", "bot", "bot"], true);
  press(root, ".sheet > button");
  await expect.poll(() => root.querySelectorAll(".lesson").length).toBe(1);
  expect(root.querySelector(".lesson")!.textContent!.replace(/\s+/g, " ").trim()).toMatch(/^◆ Discard .+ Better: .+/);
  expect(root.querySelector(".lesson a")!.getAttribute("href")).toBe("/replay/t?line=3&eyes=0");
});

test("several turning points may lie in one line", async () => {
  vi.useRealTimers();
  const verdict = (better: string) => ({
    ...{ line: 3, seat: 0, cost: 5, code: "", args: {}, made: "discard p4", better },
  });
  const verdicts = [verdict("draw pile"), verdict("draw pink")];
  const review = { unit: "points", verdicts, turning: [0, 1], unsettled: 0, upto: 9, lines: 9 };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      new Response(JSON.stringify(address.includes("review") ? review : { table: {}, eyes: 0, steps: [] })),
    ),
  );
  const { root } = await ending(["person", "bot", "bot"], true);
  press(root, ".sheet > button");
  await expect.poll(() => root.querySelectorAll(".lesson").length).toBe(2);
  const props = {
    id: "t",
    game: "keltis",
    then: () => NAMES,
    at: null,
    seen: () => RECORDED["keltis"]!["over"]!.view,
    open: () => undefined,
  };
  const list = draw(Review, props);
  await expect.poll(() => list.querySelectorAll("li").length).toBe(2);
});

test("a review that found nothing says so only of what it had time for", async () => {
  vi.useRealTimers();
  const review = { unit: "points", verdicts: [], turning: [], unsettled: 0, upto: 9, lines: 9 };
  const fine = { line: 3, seat: 0, cost: 0, code: "best", args: {}, made: "discard p4", better: "discard p4" };
  const answers = [
    [{ ...review, verdicts: [fine] }, /looked at every decision/],
    [{ ...review, verdicts: [fine], unsettled: 2 }, /2 seemed doubtful, but there was no time/],
    [review, /nothing to judge/],
  ] as const;
  for (const [answer, outcome] of answers) {
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(
        new Response(JSON.stringify(address.includes("review") ? answer : { table: {}, eyes: 0, steps: [] })),
      ),
    );
    const { root } = await ending(["person", "bot", "bot"], true);
    press(root, ".sheet > button");
    await expect.poll(() => root.textContent).toMatch(outcome);
  }
});

test("who came late reads nothing of their own about what the bot did before", async () => {
  vi.useRealTimers();
  const verdict = (line: number, seat: number, cost: number) => ({
    ...{ line, seat, cost, code: "", args: {}, made: "discard p4", better: "draw pile" },
  });
  const verdicts = [verdict(3, 0, 9), verdict(6, 0, 5)];
  const review = { unit: "points", verdicts, turning: [0, 1], unsettled: 0, upto: 9, lines: 9 };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      new Response(JSON.stringify(address.includes("review") ? review : { table: {}, eyes: 0, steps: [] })),
    ),
  );
  const sat = { line: 4, name: "sat", seat: 0, who: NAMES[0], before: null };
  const { root } = await ending(["person", "bot", "bot"], true, null, [sat]);
  press(root, ".sheet > button");
  await expect.poll(() => root.querySelectorAll(".lesson a").length).toBe(1);
  expect(root.querySelector(".lesson a")!.getAttribute("href")).toBe("/replay/t?line=6&eyes=0");
  expect(root.querySelector('a[href$="review=1"]')!.textContent).toContain("Pythia");
});
