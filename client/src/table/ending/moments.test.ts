import { expect, test } from "vitest";
import type { ReplayStep } from "../../wire.gen";
import { bestMoment, courseOf, ownEvents } from "./moments";

const step = (line: number, ...points: number[]) => ({ line, view: points as never }) as unknown as ReplayStep;
const counted = { standing: (view: never) => view as unknown as number[] };

test("the graph has a point wherever a score changed", () => {
  const course = courseOf(counted as never, [step(1, 0, 0), step(2, 0, 0), step(3, 4, 0), step(4, 4, 0)]);
  expect(course.map((one) => one.line)).toEqual([1, 3, 4]);
});

test("the best moment is the largest gain in one step", () => {
  const course = [1, 2, 3].map((line) => ({ line, points: [[0, 3, 5][line - 1]!, 0] }));
  expect(bestMoment(course, 0)).toEqual({ line: 2, gain: 3 });
  expect(bestMoment(course, 1)).toBeNull();
  expect(bestMoment(course, 0, 2)?.line).not.toBe(2);
});

test("the best moment tells what is about oneself", () => {
  const news = [{ args: { seat: 1 } }, { args: { seat: 0, points: 33 } }, { args: { round: 2 } }];
  expect(ownEvents(news, 0)).toEqual([{ args: { seat: 0, points: 33 } }]);
  expect(ownEvents(news, 2)).toEqual(news);
});
