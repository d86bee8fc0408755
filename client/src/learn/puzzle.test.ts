import { expect, test } from "vitest";
import type { PuzzlePosition, PuzzleVerdict } from "../wire.gen";
import { PuzzleRun } from "./puzzle.svelte";

const POSITION = { game: "g", id: "1", news: [{ line: 2, name: "said", args: {} }] } as unknown as PuzzlePosition;
const verdict = (right: boolean) => ({ right, best: ["bet"], change: 5 }) as unknown as PuzzleVerdict;

test("an answer is judged, and only then the best action is marked", async () => {
  const run = new PuzzleRun(POSITION, (text) => Promise.resolve(verdict(text === "bet")), String);
  expect([run.hint, run.verdict, run.events.length]).toEqual([null, null, 1]);
  const judged = run.act("fold");
  expect(run.sent).toBe("fold");
  await run.act("bet"); // A second press while the first is on its way counts for nothing.
  await judged;
  expect([run.answer, run.verdict?.right, run.hint, run.sent]).toEqual(["fold", false, "bet", null]);
  await run.act("bet");
  expect(run.verdict?.right).toBe(true);
});

test("a refusal is shown, and the puzzle can still be answered", async () => {
  let isOnline = false;
  const run = new PuzzleRun(
    POSITION,
    () => (isOnline ? Promise.resolve(verdict(true)) : Promise.reject(new Error("offline"))),
    () => "No connection.",
  );
  await run.act("bet");
  expect([run.problem, run.verdict, run.sent]).toEqual(["No connection.", null, null]);
  isOnline = true;
  await run.act("bet");
  expect([run.problem, run.verdict?.right]).toEqual(["", true]);
});
