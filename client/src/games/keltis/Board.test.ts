import { tick } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { KeltisView } from "../../wire.gen";
import { boardAt, draw, prepare, press } from "../../testing/draw";
import Board from "./Board.svelte";
import { optimistic } from "./optimistic";
import { offersOf } from "./offers";
import { spiral, standing } from "./spiral";

beforeAll(() => prepare("en", "keltis"));

test("a chosen card offers everything that is legal with it", () => {
  const { props, acts } = boardAt("keltis", "phase-lay");
  const root = draw(Board, props);
  press(root, ".hand button:enabled");
  const card = props.legal[0]!.split(" ")[1]!;
  expect(root.querySelectorAll(".offers button")).toHaveLength(
    props.legal.filter((text) => text.split(" ")[1] === card).length,
  );
  press(root, ".offers button");
  expect(acts).toEqual([props.legal[0]]);
});

test("a card that is chosen by keys leads to what it offers, one that is pressed does not", async () => {
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

test("a spiral's targets can be pressed on the path", () => {
  const { props, acts } = boardAt("keltis", "phase-spiral");
  const root = draw(Board, props);
  const targets = props.legal.filter((text) => text.startsWith("spiral")).length;
  const circles = root.querySelectorAll(".press");
  expect(circles).toHaveLength(targets);
  circles[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(props.legal).toContain(acts[0]);
});

test("a move that ends the game asks once more", () => {
  const { props, acts } = boardAt("keltis", "phase-lay");
  const near = structuredClone(props.view) as KeltisView;
  near.closing = [true, true, true];
  near.reach = near.reach.map((reach) => ({ ...reach, figures: [30, 30, 30] }));
  const root = draw(Board, { ...props, view: near as never });
  press(root, ".hand button:enabled");
  press(root, ".offers .ends");
  expect(acts).toEqual([]);
  expect(root.textContent).toContain("Press again if you mean it");
  press(root, ".offers .ends");
  expect(acts).toEqual([props.legal[0]]);
});

test("a laid card is in its row and its figure on its way before the server answers", () => {
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

test("figures stand beside their stone, each at a place of its own", () => {
  const place = spiral(false).places[9]!;
  const spots = Array.from({ length: 13 }, (_, index) => standing(place, index, 13));
  expect(new Set(spots.map((spot) => `${spot.x.toFixed()},${spot.y.toFixed()}`)).size).toBe(13);
});

test("at the end the score is told by its parts", () => {
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
