import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { preferences } from "../../common/preferences.svelte";
import { RECORDED, boardAt, draw, prepare } from "../../testing/draw";
import { why } from "../../table/sentences";
import type { OraklosView } from "./view.gen";
import Board from "./Board.svelte";
import ScorePanel from "./ScorePanel.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { ofClock } from "./explain";
import { kit } from "./kit";

beforeAll(() => prepare("en", "oraklos"));

const at = (name: string) => boardAt("oraklos", name);
const viewOf = (name: string) => at(name).props.view as OraklosView;
function key(code: string): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
  flushSync();
}

test("on the board a showing names no numbers, which only the text view has", () => {
  const { view } = RECORDED["oraklos"]!["junior-phase-showing"]!;
  expect(kit.say("show 1 4 9 12", view)).toBe("Point at these four dice");
  expect(kit.say("time", view)).toBe("Pointed at no dice in time");
  preferences.plain = true;
  expect(kit.say("show 1 4 9 12", view)).toBe("Point at the dice 1, 4, 9, 12");
  preferences.plain = false;
});

test("a hint names the cards that dice help, also a card of the others", () => {
  const args = { card: "kkkk", rival: "rrry" };
  expect(why("oraklos", { code: "dice", args }, [], null)).toBe(
    "With these colours the card black, black, black, black becomes the likeliest of yours. " +
      "But the card red, red, red, yellow becomes even likelier, and it is not yours.",
  );
  expect(why("oraklos", { code: "dice", args: { ...args, rival: "none" } }, [], null)).toContain(
    "No card of the others",
  );
});

test("every position is drawn, every die as it is judged, and every legal text has words", () => {
  for (const [name, { view, legal }] of Object.entries(RECORDED["oraklos"]!)) {
    const root = draw(Board, at(name).props);
    const table = view as OraklosView;
    const dice = table.review && !table.dice.length ? table.review.dice : table.dice;
    expect(root.querySelectorAll(".die")).toHaveLength(dice.length);
    expect(root.textContent).not.toMatch(/oraklos-(board|reason)/);
    expect(legal.filter((text) => kit.say(text, view) === text || kit.say(text, view).includes("oraklos-"))).toEqual(
      [],
    );
  }
});

test("a press on a token claims at pointer down", () => {
  const { props, acts } = at("standard-phase-search");
  const root = draw(Board, props);
  root.querySelectorAll(".press button")[4]!.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  expect(acts).toEqual(["claim 2 ryby"]);
});

test("a key claims: rows are cards, columns are tokens", () => {
  const { props, acts } = at("standard-phase-search");
  draw(Board, props);
  for (const code of ["KeyQ", "KeyS", "KeyC", "KeyP"]) key(code);
  expect(acts).toEqual(["claim 3 ybkb", "claim 2 ryby", "claim 1 rkyk"]);
});

test("typing in the chat claims nothing", () => {
  const { props, acts } = at("standard-phase-search");
  draw(Board, props);
  const chat = document.body.appendChild(document.createElement("input"));
  chat.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyQ", bubbles: true }));
  expect(acts).toEqual([]);
});

test("while an answer is awaited nothing is claimed twice", () => {
  const { props, acts } = at("standard-phase-search");
  draw(Board, { ...props, sent: "claim 3 ybkb" });
  key("KeyW");
  expect(acts).toEqual([]);
});

test("taken tokens say who has them", () => {
  const { props } = at("standard-phase-search");
  const view = { ...(props.view as OraklosView), landed: [{ at: 5, seat: 1, token: 3, card: "rrrr" }] };
  const root = draw(Board, { ...props, view: view as never });
  expect([...root.querySelectorAll(".tokens li")].map((one) => one.getAttribute("aria-label"))).toEqual([
    "3 Bert",
    "2 free",
    "1 free",
  ]);
});

test("a player who came too late sees by how much", () => {
  const { props } = at("standard-phase-search");
  const late = (seat: number) => [{ line: 9, name: "late", args: { seat, by: 37 } }];
  expect(draw(Board, { ...props, news: late(0) }).querySelector(".late")?.textContent).toBe(
    "Too late, by 37 milliseconds.",
  );
  expect(draw(Board, { ...props, news: late(1) }).querySelector(".late")).toBeNull();
});

test("the note about being too late disappears after a while", () => {
  vi.useFakeTimers();
  const { props } = at("standard-phase-search");
  const root = draw(Board, { ...props, news: [{ line: 9, name: "late", args: { seat: 0, by: 37 } }] });
  expect(root.querySelector(".ground .late")).not.toBeNull();
  vi.advanceTimersByTime(3600);
  flushSync();
  expect(root.querySelector(".late")).toBeNull();
  vi.useRealTimers();
});

test("presses and keys count only after the dice have fallen", () => {
  vi.useFakeTimers();
  const { props, acts } = at("standard-phase-search");
  const since = 5000;
  let now = since - 1800;
  const root = draw(Board, { ...props, view: { ...(props.view as OraklosView), since } as never, time: () => now });
  const button = root.querySelectorAll<HTMLButtonElement>(".press button")[0]!;
  expect(root.querySelector(".throw")!.classList.contains("falling")).toBe(true);
  expect(button.disabled).toBe(true);
  key("KeyQ");
  button.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  expect(acts).toEqual([]);
  now = since;
  vi.advanceTimersByTime(1800);
  flushSync();
  expect(button.disabled).toBe(false);
  key("KeyQ");
  expect(acts).toEqual(["claim 3 ybkb"]);
  vi.useRealTimers();
});

test("your wish cards are visible before the throw, in the search and when dice are taken back", () => {
  for (const name of ["standard-phase-dice", "standard-phase-search", "standard-phase-taking", "junior-phase-ready"]) {
    const { props } = at(name);
    const { hands } = props.view as OraklosView;
    const labels = [...draw(Board, props).querySelectorAll(".wishes .wish")].map((one) =>
      one.getAttribute("aria-label"),
    );
    expect(labels).toHaveLength(hands[0]!.length);
  }
});

test("the clock of a search shows its own seconds, even while a claim waits for an earlier one", () => {
  const { props } = at("standard-phase-search");
  const view = props.view as OraklosView;
  const waiting = {
    ...view,
    deadline: view.since + 150,
    pending: [{ at: view.since, seat: 1, token: 3, card: "rrrr" }],
  };
  const root = draw(Board, { ...props, view: waiting as never, time: () => view.since + 20_000 });
  expect(root.querySelector("[role=timer]")!.getAttribute("aria-label")).toBe("100 seconds left");
});

test("a hint draws the figure that it found", () => {
  const { props } = at("standard-phase-search");
  const root = draw(Board, { ...props, hint: "claim 3 ybkb", named: { card: "ybkb", dice: "1 4 6 9" } });
  expect(root.querySelector("path.hint")!.getAttribute("d")!.match(/[MLZ]/g)).toEqual(["M", "L", "L", "L", "Z"]);
});

test("dice are numbered while the keyboard is in use, and their numbers point at them", () => {
  vi.useFakeTimers();
  const { props, acts } = at("junior-phase-showing");
  const root = draw(Board, props);
  window.dispatchEvent(new Event("pointerdown"));
  flushSync();
  expect(root.querySelectorAll(".die .number")).toHaveLength(0);
  const type = (text: string) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: text, bubbles: true }));
    flushSync();
  };
  type("9");
  expect(root.querySelectorAll(".die .number")).toHaveLength(15);
  for (const digit of ["1", "2", "4", "1", "Enter"]) type(digit);
  expect(acts).toEqual(["show 1 4 9 12"]);
  vi.useRealTimers();
});

test("a player who has stopped looking is not waited for", () => {
  const view = { ...viewOf("standard-phase-search"), acting: [0, 1], quiet: [true, false] };
  expect(kit.awaited(view)).toEqual([1]);
});

test("a player who has stopped looking is waited for as soon as the search is over", () => {
  const quiet = { acting: [0], quiet: [true, true] };
  for (const phase of ["showing", "taking"])
    expect(kit.awaited({ ...viewOf("standard-phase-search"), ...quiet, phase })).toEqual([0]);
});

test("in Antipodes a number names a card", () => {
  const { props, acts } = at("antipodes-phase-naming");
  draw(Board, props);
  key("Digit2");
  expect(acts).toEqual(["absent rryb"]);
});

test("the clock says that it is ours", () => {
  const { props } = at("antipodes-phase-naming");
  const view = {
    ...(props.view as OraklosView),
    since: 0,
    options: { ...(props.view as OraklosView).options, search: 60 },
  };
  const root = draw(Board, { ...props, view: view as never, time: () => 1000 });
  expect(root.querySelector(".countdown .ours")).not.toBeNull();
  expect(ofClock().ours).toBe("The printed rules have no clock.");
});

function pointer(name: string, pointerType: string): Event {
  return Object.assign(new MouseEvent(name, { bubbles: true, cancelable: true }), { pointerType });
}

test("in Antipodes a finger that rests on a card reads it, and a tap names it when it is lifted", () => {
  vi.useFakeTimers();
  const { props, acts } = at("antipodes-phase-naming");
  const card = draw(Board, props).querySelector<HTMLElement>("button.name")!;
  const touch = (name: string) => card.dispatchEvent(pointer(name, "touch"));
  touch("pointerdown");
  expect(acts).toEqual([]);
  vi.advanceTimersByTime(500);
  flushSync();
  expect(document.querySelector("[role=tooltip]")!.textContent).not.toBe("");
  touch("pointerup");
  card.click();
  expect(acts).toEqual([]);
  touch("pointerdown");
  touch("pointerup");
  card.click();
  expect(acts).toHaveLength(1);
  vi.useRealTimers();
});

test("in Antipodes a mouse names a card as soon as its button goes down", () => {
  const { props, acts } = at("antipodes-phase-naming");
  const card = draw(Board, props).querySelector("button.name")!;
  card.dispatchEvent(pointer("pointerdown", "mouse"));
  expect(acts).toHaveLength(1);
});

test("four dice are shown in the order of their numbers, and lines follow the finger", () => {
  const { props, acts } = at("junior-phase-showing");
  const root = draw(Board, props);
  const dice = root.querySelectorAll<SVGElement>("g.press");
  expect(dice).toHaveLength(16);
  for (const die of [8, 2, 5]) dice[die]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(root.querySelector("path.drawn")?.getAttribute("d")?.match(/[ML]/g)).toEqual(["M", "L", "L"]);
  dice[2]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  dice[2]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(acts).toEqual([]);
  dice[12]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(acts).toEqual(["show 3 6 9 13"]);
});

test("the shaker says what it waits for, and that the dice are in it only when all of them are", () => {
  const said = (props: Record<string, unknown>) => draw(Board, props as never).querySelector(".waiting p")!.textContent;
  const { props } = at("standard-phase-dice");
  const view = { ...(props.view as OraklosView), viewer: 0 };
  expect(said({ ...props, view: { ...view, has_put: [false, true] } })).toBe(
    "Choose the colours that your wish cards need.",
  );
  expect(said({ ...props, view: { ...view, has_put: [true, false] } })).toBe(
    "The shaker waits until everybody has put dice in.",
  );
  expect(said(at("junior-phase-ready").props)).toBe("The dice are in the shaker.");
});

test("the others see what is picked die by die, and their picking is drawn in its order", () => {
  window.dispatchEvent(new Event("pointerdown"));
  const shown: number[][] = [];
  const { props, acts } = at("junior-phase-showing");
  const own = draw(Board, { ...props, point: (pieces: readonly number[]) => void shown.push([...pieces]) });
  for (const die of [4, 1, 4, 7, 2, 9])
    own.querySelectorAll("g.press")[die]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(shown).toEqual([[5], [5, 2], [2], [2, 8], [2, 8, 3]]);
  expect(acts).toEqual(["show 2 3 8 10"]);
  const view = { ...(props.view as OraklosView), viewer: null };
  const seat = view.landed[0]!.seat;
  const watching = draw(Board, {
    ...props,
    view: view as never,
    legal: [],
    picks: null,
    pointed: [{ type: "pointed" as const, seat, line: 1, pieces: [5, 2] }],
  });
  expect(watching.querySelector(".throw path.drawn")!.getAttribute("d")).toMatch(/^M\S+ \S+L\S+ \S+$/);
  expect([...watching.querySelectorAll(".die text")].map((one) => one.textContent)).toEqual(["2", "1"]);
  expect(watching.textContent).toMatch(/points at Die 5, .*; Die 2/);
});

test("dice are chosen until they form a legal handful", () => {
  const { props, acts } = at("standard-phase-dice");
  const root = draw(Board, props);
  const confirm = root.querySelector<HTMLButtonElement>(".handful .primary")!;
  const more = (colour: string) => root.querySelector<HTMLButtonElement>(`[aria-label="One ${colour} die more"]`)!;
  for (const colour of ["red", "red", "yellow", "blue", "black"]) more(colour).click();
  flushSync();
  expect(confirm.disabled).toBe(true);
  more("black").click();
  flushSync();
  expect(more("red").disabled).toBe(true);
  confirm.click();
  expect(acts).toEqual(["put rrybkk"]);
});

test("seats and score show points and the gain of this round", () => {
  const view = { ...viewOf("standard-phase-search"), scores: [3, -2], gains: [3, -2] };
  expect(draw(SeatExtra, { view, seat: 1 }).textContent).toMatch(/−2 points\s*−2/);
  expect(
    [...draw(ScorePanel, { view, names: ["Anna", "Bert"] }).querySelectorAll("tbody td")].map(
      (cell) => cell.textContent,
    ),
  ).toEqual(["3", "3", "−2", "−2"]);
});
