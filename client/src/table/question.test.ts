import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { NAMES, draw, press } from "../testing/draw";
import type { Question as Asked, TableInfo } from "../wire.gen";
import { speak } from "../words/words.svelte";
import Question from "./Question.svelte";
import { OwnQuestion } from "./question";

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const info = (kind: string | null, paused = false) =>
  ({
    you: 0,
    status: "running",
    paused,
    question: kind && { kind, by: 0, line: 4, yes: [], waiting: [1] },
  }) as unknown as TableInfo;

/** Your own question, and what is shown until it is answered. */
function asked() {
  const shown = {
    info: info(null),
    line: 9,
    events: [] as { name: string; line: number; args: Record<string, number> }[],
  };
  let declined = 0;
  const question = new OwnQuestion(
    () => shown,
    () => (declined += 1),
  );
  const tell = (now: TableInfo) => question.follow((shown.info = now));
  return { shown, question, tell, count: () => (vi.advanceTimersByTime(2000), declined) };
}

test("a granted undo is not taken for a no, although its position came while the question was open", () => {
  const { shown, tell, count } = asked();
  tell(info("undo"));
  shown.line = 10;
  shown.events.push({ name: "undo", line: 10, args: {} });
  tell(info("undo"));
  tell(info(null));
  expect(count()).toBe(0);
});

test("a no is reported, for an undo and for a pause", () => {
  const { tell, count } = asked();
  tell(info("undo"));
  tell(info(null));
  expect(count()).toBe(1);
  tell(info("pause"));
  tell(info(null));
  expect(count()).toBe(2);
  tell(info("pause"));
  tell(info(null, true));
  expect(count()).toBe(2);
});

test("the question of somebody for your own chair, which you have left, is not yours", () => {
  const { tell, count } = asked();
  tell(info("sit"));
  tell(info(null));
  expect(count()).toBe(0);
});

test("a question that you cancel is not taken for a no", () => {
  const { tell, question, count } = asked();
  tell(info("undo"));
  question.cancel();
  tell(info(null));
  expect(count()).toBe(0);
});

test("the question addresses the asker, who can cancel it", () => {
  const answers: boolean[] = [];
  const question = { kind: "undo", by: 0, line: 4, yes: [], waiting: [1, 2], name: "", yours: false } as Asked;
  const root = draw(Question, { question, names: NAMES, you: 0, answer: (yes: boolean) => void answers.push(yes) });
  expect(root.textContent!.replace(/\s+/g, " ").trim()).toBe("You asked to undo. Waiting for Bert and Cleo. Cancel");
  press(root, "button");
  expect(answers).toEqual([false]);
  const other = draw(Question, { question, names: NAMES, you: 3, answer: () => undefined });
  expect(other.textContent!.replace(/\s+/g, " ").trim()).toBe(
    "Anna would like to take a move back. Waiting for Bert and Cleo.",
  );
});
