import { flushSync, tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { KeltisView } from "./view.gen";
import { boardAt, draw, prepare, press } from "../../testing/draw";
import Board from "./Board.svelte";
import { optimistic } from "./optimistic";
import SeatExtra from "./SeatExtra.svelte";
import { ofField, ofPoints } from "./explain";
import { bonusOf, distinct, offersOf } from "./offers";
import { piecesOf } from "./pieces";
import { spiral, standing } from "./spiral";

beforeAll(() => prepare("en", "keltis"));

test("a chosen card offers its legal moves, and figures on the same field are one choice", () => {
  const { props, acts } = boardAt("keltis", "phase-lay");
  const root = draw(Board, props);
  press(root, ".hand button:enabled");
  const card = props.legal[0]!.split(" ")[1]!;
  const priestess = props.legal.filter((text) => text.startsWith(`lay ${card} priestess`)).length;
  // All three figures stand on the start stone: one choice for them, the priestess, and discarding.
  expect(root.querySelectorAll(".offers button")).toHaveLength(1 + priestess + 1);
  press(root, ".offers button");
  expect(acts).toEqual([props.legal[0]]);
});

test("figures on different fields stay separate choices, and a hint keeps its own text", () => {
  const { props } = boardAt("keltis", "phase-lay");
  const view = structuredClone(props.view) as KeltisView;
  view.places[view.viewer!]!.figures = [0, 0, 3];
  const figures = offersOf(view, props.legal).filter((one) => one.card === "y2" && one.figure !== null);
  expect(distinct(figures).map((one) => one.text)).toEqual(["lay y2 figure 1", "lay y2 figure 3"]);
  expect(distinct(figures, "lay y2 figure 2")[0]!.text).toBe("lay y2 figure 2");
});

test("the priestess shows her bonus, not the field's value", () => {
  const { props } = boardAt("keltis", "phase-lay");
  const view = structuredClone(props.view) as KeltisView;
  view.places[view.viewer!]!.figures = [1, 0, 0];
  const [near, next] = offersOf(view, ["lay y2 priestess 1", "lay r1 priestess 1"]).map((one) => bonusOf(view, one));
  expect([near, next]).toEqual([5, 5]);
  view.places[view.viewer!]!.figures = [2, 0, 0];
  expect(bonusOf(view, offersOf(view, ["lay y2 priestess 1"])[0]!)).toBe(0);
  const root = draw(Board, { ...props, view: view as never });
  press(root, ".hand button:enabled");
  const label = [...root.querySelectorAll(".offers button")].map((one) => one.getAttribute("aria-label"));
  expect(label).toContain("Priestess to field 1: no bonus");
});

test("with one pile to draw from nobody is asked, except in a lesson or before the end", () => {
  vi.useFakeTimers();
  const { props, acts } = boardAt("keltis", "phase-draw");
  expect(props.legal).toEqual(["draw pile"]);
  draw(Board, props);
  vi.advanceTimersByTime(1000);
  expect(acts).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(acts).toEqual(["draw pile"]);
  const taught = boardAt("keltis", "phase-draw");
  draw(Board, { ...taught.props, byHand: true });
  vi.advanceTimersByTime(5000);
  expect(taught.acts, "a lesson waits until the reader draws").toEqual([]);
  const last = boardAt("keltis", "phase-draw");
  const root = draw(Board, { ...last.props, view: { ...(props.view as KeltisView), pile: 1 } as never });
  vi.advanceTimersByTime(5000);
  expect(last.acts).toEqual([]);
  press(root, ".piles button:enabled");
  expect(root.querySelector("[role=alertdialog]")).not.toBeNull();
  vi.useRealTimers();
});

test("at a kobold one discards nothing, elsewhere a figure stays", () => {
  const words = (name: string) => {
    const { props } = boardAt("keltis", name);
    const root = draw(Board, { ...props, legal: ["stay"] });
    return root.querySelector(".offers button")!.getAttribute("aria-label");
  };
  expect(["phase-kobold", "phase-clover"].map(words)).toEqual(["Discard nothing", "Stay here"]);
});

test("a card that can only be discarded says why", async () => {
  vi.useFakeTimers();
  const { props } = boardAt("keltis", "phase-lay");
  const [first, second] = (props.view as KeltisView).hand.map((card) => card.name);
  const legal = props.legal.filter((text) => !text.startsWith(`lay ${first} `));
  const asked: string[] = [];
  const why = (text: string) => Promise.resolve(asked.push(text) ? "Your row goes downwards." : null);
  const root = draw(Board, { ...props, legal, why });
  const [useless, useful] = root.querySelectorAll<HTMLElement>(".hand button:enabled");
  useless!.click();
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
  expect([...root.querySelectorAll(".offers button")].map((one) => one.textContent!.trim())).toEqual([
    expect.stringMatching(/Discard$/),
  ]);
  expect(root.querySelector(".offers .why")!.textContent).toBe("Your row goes downwards.");
  useful!.click();
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
  expect(first).not.toBe(second);
  expect(root.querySelector(".offers .why")).toBeNull();
  expect(asked).toEqual([`lay ${first} priestess 1`]);
  vi.useRealTimers();
});

test("choosing a card by keyboard moves the focus to its offers, pressing it does not", async () => {
  const { props } = boardAt("keltis", "phase-lay");
  const root = draw(Board, props);
  const [first, second] = root.querySelectorAll<HTMLElement>(".hand button:enabled");
  first!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  await tick();
  expect(document.activeElement).toBe(document.body);
  second!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  await tick();
  await tick();
  expect(document.activeElement).toBe(root.querySelector(".offers button"));
});

test("every legal text can be reached from the board", () => {
  for (const name of ["phase-lay", "phase-spiral", "phase-clover", "phase-draw"]) {
    const { props } = boardAt("keltis", name);
    const offers = offersOf(props.view as KeltisView, props.legal);
    expect(offers.map((offer) => offer.text)).toEqual(props.legal);
  }
});

test("the targets of a spiral can be pressed on the path", () => {
  const { props, acts } = boardAt("keltis", "phase-spiral");
  const root = draw(Board, props);
  const targets = props.legal.filter((text) => text.startsWith("spiral")).length;
  const circles = root.querySelectorAll(".press");
  expect(circles).toHaveLength(targets);
  circles[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(props.legal).toContain(acts[0]);
});

test("a move that ends the game first shows what everybody would have", () => {
  const { props, acts } = boardAt("keltis", "phase-lay");
  const near = structuredClone(props.view) as KeltisView;
  near.closing = [true, true, true];
  near.reach = near.reach.map((reach) => ({ ...reach, figures: [30, 30, 30] }));
  const root = draw(Board, { ...props, view: near as never });
  press(root, ".hand button:enabled");
  press(root, ".offers .ends");
  expect(acts).toEqual([]);
  const would = [...root.querySelectorAll("[role=alertdialog] li")].map((one) => one.textContent!.trim());
  // No wish stones count −4; field 30 counts 6.
  expect(would).toEqual(["Anna2", "Bert−4", "Cleo−4"]);
  press(root, "[role=alertdialog] button", 1);
  expect(root.querySelector("[role=alertdialog]")).toBeNull();
  press(root, ".offers .ends");
  press(root, "[role=alertdialog] .primary");
  expect(acts).toEqual([props.legal[0]]);
});

test("the points at a seat match the score, and say what they count", () => {
  const { props } = boardAt("keltis", "phase-lay");
  const view = props.view as KeltisView;
  expect(draw(SeatExtra, { view, seat: 0 }).querySelector(".long")!.textContent).toBe("−4 points");
  expect(ofPoints(view.places[0]!).now).toBe("Paid already 0, figures 0, wish stones −4, mirrors 0.");
});

test("every field explains its tile, and says what is reconstructed", () => {
  const { props } = boardAt("keltis", "phase-lay");
  const view = props.view as KeltisView;
  const large = ofField(view, view.path[6]!);
  expect(large.now).toContain("You have 0, which count −4; one more would count −3");
  expect(large.ours).toBe("its value, that it is a large stone");
  expect(ofField(view, view.path[34]!).ours).toBe("its colour");
  for (const field of view.path) expect(Object.values(ofField(view, field)).join(" ")).not.toContain("keltis-");
  expect(draw(Board, props).querySelectorAll(".stone[data-explains]")).toHaveLength(35);
  expect(draw(Board, props).querySelectorAll("[title]")).toHaveLength(0);
});

test("figures of a seat on one field are drawn together with their number", () => {
  const { props } = boardAt("keltis", "phase-lay");
  const view = props.view as KeltisView;
  const pieces = piecesOf(view, spiral(false));
  expect(pieces.filter((piece) => piece.count === 3).map((piece) => piece.seat)).toEqual([0, 1, 2]);
  expect(pieces.at(-1)!.seat).toBe(-1);
});

test("a laid card is in its row and its figure moves before the server answers", () => {
  const { props } = boardAt("keltis", "phase-lay");
  const view = props.view as KeltisView;
  const sent = props.legal.find((text) => / figure /.test(text))!;
  const [, card, , figure] = sent.split(" ");
  const later = optimistic(view, sent);
  expect(later.hand).toHaveLength(view.hand.length - 1);
  expect(later.places[view.viewer!]!.figures[Number(figure) - 1]).toBe(
    view.reach.find((one) => one.card === card)!.figures[Number(figure) - 1],
  );
  expect(Object.values(later.places[view.viewer!]!.rows).flat()).toHaveLength(
    Object.values(view.places[view.viewer!]!.rows).flat().length + 1,
  );
  expect(optimistic(view, null)).toBe(view);
  const root = draw(Board, { ...props, sent });
  expect(root.querySelectorAll(".offers button")).toHaveLength(0);
  expect(root.querySelectorAll(".hand li")).toHaveLength(view.hand.length - 1);
});

test("a discarded card is on its pile, and a pressed pile is marked", () => {
  const { props } = boardAt("keltis", "phase-lay");
  const view = props.view as KeltisView;
  const card = view.hand[0]!;
  expect(optimistic(view, `discard ${card.name}`).discards[card.colour]!.at(-1)).toBe(card.value);
  const drawing = boardAt("keltis", "phase-draw").props;
  const root = draw(Board, { ...drawing, sent: "draw pile" });
  expect(root.querySelectorAll(".piles .sent")).toHaveLength(1);
});

test("the last card of the pile warns too", () => {
  const { props } = boardAt("keltis", "phase-draw");
  const last = { ...(props.view as KeltisView), pile: 1 };
  expect(offersOf(last, ["draw pile"])[0]!.ends).toBe(true);
});

test("the path is a spiral of 36 places that do not touch each other", () => {
  for (const portrait of [false, true]) {
    const { places } = spiral(portrait);
    expect(places).toHaveLength(36);
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(58);
  }
});

test("figures stand beside their stone, each at its own place", () => {
  const place = spiral(false).places[9]!;
  const spots = Array.from({ length: 13 }, (_, index) => standing(place, index, 13));
  expect(new Set(spots.map((spot) => `${spot.x.toFixed()},${spot.y.toFixed()}`)).size).toBe(13);
});

test("at the end the score is shown by its parts", () => {
  const root = draw(Board, boardAt("keltis", "over").props);
  expect(root.querySelector("caption")!.textContent).toBe("Final score");
  expect(root.querySelectorAll("tbody tr")).toHaveLength(6);
});

test("the field that a line of the log names is marked on the path", () => {
  const { props } = boardAt("keltis", "phase-lay");
  expect(draw(Board, props).querySelector("circle.marked")).toBeNull();
  expect(
    draw(Board, { ...props, meant: { seat: 1, figure: 2, field: 5 } }).querySelectorAll("circle.marked"),
  ).toHaveLength(1);
});

test("what no source prints has a sign: fields, priestess numbers, the payment for wish stones", () => {
  const { props } = boardAt("keltis", "phase-lay");
  const root = draw(Board, props);
  const ours = (props.view as unknown as KeltisView).ours;
  const fields = new Set([...(ours["colours"] ?? []), ...(ours["values"] ?? []), ...(ours["wish_stones"] ?? [])]);
  expect(root.querySelectorAll(".stone .ours")).toHaveLength(fields.size);
  const numbers = (props.view as unknown as KeltisView).hand.filter((card) => ours["priestess"]?.includes(card.value));
  expect(root.querySelectorAll(".hand .ours")).toHaveLength(numbers.length);
});
