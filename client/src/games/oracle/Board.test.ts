import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { boardAt, draw, prepare, press } from "../../testing/draw";
import Board from "./Board.svelte";

beforeAll(() => prepare("en", "oracle"));

test("exactly the legal cards can be pressed, and a press hands back the legal text", () => {
  const { props, acts } = boardAt("oracle", "phase-trick");
  const root = draw(Board, props);
  const enabled = [...root.querySelectorAll<HTMLButtonElement>(".hand button:enabled:not([aria-disabled=true])")];
  expect(enabled).toHaveLength(props.legal.length);
  press(root, ".hand .may:enabled");
  expect(acts).toEqual([props.legal[0]]);
});

test("a card that may not be played says why when it is pressed, until one looks elsewhere", async () => {
  vi.useFakeTimers();
  const { props, acts } = boardAt("oracle", "phase-trick");
  const asked: string[] = [];
  const why = (text: string) => Promise.resolve(asked.push(text) ? "Follow suit." : null);
  const root = draw(Board, { ...props, why });
  press(root, ".hand button[aria-disabled=true]");
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
  expect(root.querySelector(".why")!.textContent).toBe("Follow suit.");
  expect([acts, asked.length, props.legal.includes(asked[0]!)]).toEqual([[], 1, false]);
  root.querySelector(".hand button[aria-disabled=true]")!.dispatchEvent(new FocusEvent("blur"));
  flushSync();
  expect(root.querySelector(".why")).toBeNull();
  vi.useRealTimers();
});

test("a replay shows all that could be kept with what it pays, and does not yet say how they stand", () => {
  const { props } = boardAt("oracle", "phase-choice");
  const root = draw(Board, { ...props, legal: [] });
  expect(root.querySelectorAll(".own.many .points")).toHaveLength(10);
  expect(root.querySelector(".own .standing")).toBeNull();
});

test("in a replay nobody is said to choose in my place", () => {
  const { props } = boardAt("oracle", "phase-choice");
  const root = draw(Board, { ...props, legal: [] });
  expect(root.querySelector(".waiting")!.textContent).toBe("Everybody is choosing prophecies.");
  const draft = { ...(props.view as object), phase: "draft" } as never;
  expect(draw(Board, { ...props, view: draft, legal: [] }).querySelector(".waiting")!.textContent).toBe(
    "Anna: to move",
  );
  const deal = { ...(props.view as object), phase: "deal", acting: [-1] } as never;
  expect(draw(Board, { ...props, view: deal, legal: [] }).querySelector(".waiting")!.textContent).toBe("");
});

test("the hand is sorted by colour and value", () => {
  const { props } = boardAt("oracle", "phase-trick");
  const labels = [...draw(Board, props).querySelectorAll(".hand button")].map(
    (one) => one.getAttribute("aria-label")!.split(",")[0]!,
  );
  const colours = labels.map((label) => label.split(" ")[0]!);
  expect(new Set(colours).size).toBe(colours.filter((colour, index) => colour !== colours[index - 1]).length);
  for (const colour of new Set(colours)) {
    const values = labels.filter((label) => label.startsWith(colour)).map((label) => Number(label.split(" ")[1]));
    expect(values).toEqual([...values].sort((one, two) => one - two));
  }
});

test("two prophecies are chosen of those held, in either order", () => {
  const { props, acts } = boardAt("oracle", "phase-choice");
  const root = draw(Board, props);
  expect(root.querySelectorAll(".choose li")).toHaveLength(10);
  expect(root.querySelector<HTMLButtonElement>(".choose .primary")!.disabled).toBe(true);
  press(root, ".choose li button", 3);
  press(root, ".choose li button", 1);
  press(root, ".choose .primary");
  expect(acts).toHaveLength(1);
  expect(props.legal).toContain(acts[0]);
});

test("the loser chip may be put back or kept", () => {
  const { props, acts } = boardAt("oracle", "phase-loser");
  const root = draw(Board, { ...props, news: [] });
  expect(root.querySelectorAll(".loser button")).toHaveLength(2);
  press(root, ".loser button");
  expect(acts).toEqual(["return"]);
});

test("what was sent is on the table before the server answers", () => {
  const { props } = boardAt("oracle", "phase-trick");
  const sent = props.legal[0]!;
  const root = draw(Board, { ...props, sent });
  expect(root.querySelectorAll(".hand li")).toHaveLength((props.view as { hand: unknown[] }).hand.length - 1);
  expect(root.querySelectorAll(".trick li")).toHaveLength((props.view as { trick: unknown[] }).trick.length + 1);
});

test("two chosen prophecies are kept, and a loser chip is back, before the server answers", () => {
  const { props } = boardAt("oracle", "phase-choice");
  const root = draw(Board, { ...props, sent: props.legal[0]! });
  expect(root.querySelector(".choose")).toBeNull();
  expect(root.querySelectorAll(".own li")).toHaveLength(2);
  const loser = boardAt("oracle", "phase-loser").props;
  expect(draw(Board, { ...loser, news: [], sent: "return" }).querySelector("#loser-title")).toBeNull();
});

test("a hint marks the card", () => {
  const { props } = boardAt("oracle", "phase-trick");
  const root = draw(Board, { ...props, hint: props.legal[1]! });
  expect(root.querySelectorAll(".hand .hinted")).toHaveLength(1);
});

test("at the end the score pad tells every round", () => {
  const root = draw(Board, boardAt("oracle", "over").props);
  expect(root.querySelectorAll("tbody tr")).toHaveLength(4);
  press(root, "tbody button");
  expect(root.querySelector("[role=dialog]")!.textContent).toContain("Round 1 is scored");
});
