import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { boardAt, draw, prepare, press } from "../../testing/draw";
import Board from "./Board.svelte";

beforeAll(() => prepare("en", "oraklos"));

test("dice that were taken back are not chosen already for the next throw", () => {
  const taking = boardAt("oraklos", "standard-phase-taking").props;
  const dice = boardAt("oraklos", "standard-phase-dice").props;
  const view = { ...(taking.view as object), review: null } as never;
  const props = $state({ ...taking, view });
  const root = draw(Board, props);
  press(root, '[aria-label="One red die more"]');
  const chosen = () => [...root.querySelectorAll(".handful output")].map((one) => one.firstChild!.textContent);
  expect(chosen()).toEqual(["1", "0", "0", "0"]);
  Object.assign(props, { view: { ...(dice.view as object), review: null }, legal: dice.legal });
  flushSync();
  expect(chosen()).toEqual(["0", "0", "0", "0"]);
});
