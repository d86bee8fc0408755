import { expect, test, vi } from "vitest";
import { DieTyping } from "./typing";

test("an Enter right after a number belongs to it, a later one does not", () => {
  vi.useFakeTimers();
  const dice: number[] = [];
  const typing = new DieTyping(
    () => 16,
    (die) => dice.push(die),
  );
  expect(typing.hear("7")).toBe(true); // no die has a number from 70 on
  expect(dice).toEqual([7]);
  expect(typing.hear("Enter")).toBe(true);
  expect(typing.hear("Enter")).toBe(false);
  expect(typing.hear("1")).toBe(true); // it may become 10 to 16
  expect(dice).toEqual([7]);
  expect(typing.hear("Enter")).toBe(true);
  expect(dice).toEqual([7, 1]);
  typing.hear("9");
  vi.advanceTimersByTime(800);
  expect(typing.hear("Enter")).toBe(false);
  vi.useRealTimers();
});
