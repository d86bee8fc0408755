import { beforeAll, expect, test } from "vitest";
import { boardAt, draw, prepare, press } from "../../testing/draw";
import type { OraklosView } from "./view.gen";
import Board from "./Board.svelte";
import WishCard from "./WishCard.svelte";

beforeAll(() => prepare("en", "oraklos"));

const at = (name: string) => boardAt("oraklos", name);
const viewOf = (name: string) => at(name).props.view as OraklosView;

test("a review opens on the card of your own wrong claim, with its mistake", () => {
  const { props } = at("standard-phase-taking");
  const view = props.view as OraklosView;
  const card = view.review!.cards.filter((one) => one.seat === 0).at(-1)!.card;
  const fault = { seat: 0, token: 2, card, dice: [1, 2, 3, 4], reason: "hole", die: 2, way: [1, 2, 3, 4], line: [] };
  const review = { ...view.review!, shown: [fault], claims: [{ at: 1, seat: 0, token: 2, card }] };
  const root = draw(Board, { ...props, view: { ...view, review } as never });
  expect(root.querySelector(".cards .on .wish")!.getAttribute("aria-label")).toBe(
    draw(WishCard, { card }).querySelector(".wish")!.getAttribute("aria-label"),
  );
  expect(root.querySelectorAll("path.false")).toHaveLength(1);
  expect(root.querySelectorAll("circle.bad")).toHaveLength(1);
  expect(root.querySelector(".fault")!.textContent).toContain("Anna: a hole is up.");
});

test("a review of Antipodes opens on the card that was named, with the counter-example", () => {
  const { props } = at("antipodes-phase-ready");
  const { dice, open_cards: open } = viewOf("antipodes-phase-naming");
  const card = open[2]!;
  const way = [1, 2, 3, 4];
  const review = {
    round: 1,
    dice,
    predictions: 1,
    cards: open.map((one) => ({ seat: null, card: one, found: one === card || one === open[0] ? [way] : [] })),
    shown: [{ seat: 1, token: 0, card, dice: way, reason: "true", die: null, way, line: [] }],
    claims: [{ at: 1, seat: 0, token: 0, card }],
  };
  const root = draw(Board, { ...props, view: { ...(props.view as OraklosView), review } as never });
  expect(root.querySelectorAll("path.true")).toHaveLength(1);
  expect(root.querySelector(".fault.wrong")!.textContent).toContain("Anna said it was absent.");
});

test("a verdict is drawn as it was judged: the order of the dice, the bad die, the line", () => {
  const { props } = at("junior-phase-showing");
  const shown = {
    seat: 1,
    token: 3,
    card: "rrrr",
    dice: [1, 2, 3, 4],
    reason: "over",
    die: 7,
    way: [1, 3, 2, 4],
    line: [1, 3],
  };
  const root = draw(Board, {
    ...props,
    picks: null,
    view: { ...(props.view as OraklosView), shown: [shown] } as never,
  });
  const { dice } = props.view as OraklosView;
  const [first, third] = [dice[0]!, dice[2]!];
  expect(root.querySelector("path.false")?.getAttribute("d")).toMatch(
    new RegExp(`^M${first.x} ${first.y}L${third.x} ${third.y}L.*Z$`),
  );
  expect(root.querySelector("path.fault")?.getAttribute("d")).toBe(`M${first.x} ${first.y}L${third.x} ${third.y}`);
  expect(root.querySelectorAll("circle.bad")).toHaveLength(1);
  expect(root.querySelector(".verdict")?.textContent).toBe("Bert, token 3: a line passes over a die.");
});

test("the review draws every prediction that was there, card by card", () => {
  const { props } = at("standard-phase-taking");
  const root = draw(Board, props);
  const { review } = props.view as OraklosView;
  const cards = root.querySelectorAll<HTMLElement>(".cards button");
  expect(cards).toHaveLength(review!.cards.length);
  const ordered = [...review!.cards].sort((one, two) => Number(!one.found.length) - Number(!two.found.length));
  expect(ordered[0]!.found.length).toBeGreaterThan(0);
  ordered.forEach((card, index) => {
    press(root, ".cards button", index);
    expect(root.querySelectorAll("path.true")).toHaveLength(Math.min(1, card.found.length));
  });
  press(root, ".review header button");
  expect(root.querySelector(".review")).toBeNull();
});

test("the review counts only the predictions that it lists, for cards on the table", () => {
  const { props } = at("standard-phase-taking");
  expect((props.view as OraklosView).review!.predictions).toBe(23);
  expect(draw(Board, props).querySelector(".review h2")!.textContent).toBe(
    "Round 1: 3 predictions for these cards were there",
  );
});

test("one button leads on from a review: it says that you are ready if that is asked, else it closes it", () => {
  const { props, acts } = at("junior-phase-ready");
  const view = props.view as OraklosView;
  const review = { ...viewOf("standard-phase-taking").review!, cards: [] };
  const onwards = (legal: string[]) => {
    const root = draw(Board, { ...props, legal, view: { ...view, review } as never });
    return [...root.querySelectorAll<HTMLElement>(".side button")].filter((one) => one.matches(".primary"));
  };
  const asked = onwards(["ready"]);
  expect(asked.map((one) => one.textContent)).toEqual(["I am ready"]);
  asked[0]!.click();
  expect(acts).toEqual(["ready"]);
  expect(onwards([]).map((one) => one.textContent)).toEqual(["Go on"]);
});
