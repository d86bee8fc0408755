import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { boardAt, draw, prepare, press } from "../../testing/draw";
import type { OracleView } from "./view.gen";
import Board from "./Board.svelte";
import { fitWords, ofChips, ofLoser, ofProphecy } from "./explain";
import { signOf, valuesOf } from "./signs";

beforeAll(() => prepare("en", "oracle"));

test("exactly the legal cards can be pressed, and a press hands back the legal text", () => {
  const { props, acts } = boardAt("oracle", "phase-trick");
  const root = draw(Board, props);
  const enabled = [...root.querySelectorAll<HTMLButtonElement>(".hand button:enabled:not([aria-disabled=true])")];
  expect(enabled).toHaveLength(props.legal.length);
  press(root, ".hand .may:enabled");
  expect(acts).toEqual([props.legal[0]]);
});

test("a card that may not be played says why when it is pressed, until the player looks elsewhere", async () => {
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

test("a replay shows everything that could be kept with its payment, and does not reveal the outcome", () => {
  const { props } = boardAt("oracle", "phase-choice");
  const root = draw(Board, { ...props, legal: [] });
  expect(root.querySelectorAll(".own.many .points")).toHaveLength(10);
  expect(root.querySelector(".own .standing")).toBeNull();
});

test("a replay does not say that somebody else chooses in my place", () => {
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

test("two of the held prophecies are chosen, in either order", () => {
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

test("the loser chip may be put back or kept, and the question says what keeping costs", () => {
  const { props, acts } = boardAt("oracle", "phase-loser");
  const root = draw(Board, { ...props, news: [] });
  const view = structuredClone(props.view) as OracleView;
  view.contested = "hydra";
  view.chips[view.viewer!]!["hydra"] = 2;
  expect(draw(Board, { ...props, view: view as never, news: [] }).querySelector(".cost")!.textContent).toBe(
    "If you keep it, your 2 Hydra chips go back at the end of the round: 10 stars.",
  );
  expect(root.querySelectorAll(".loser button")).toHaveLength(2);
  press(root, ".loser button");
  expect(acts).toEqual(["return"]);
});

test("the card that was sent is on the table before the server answers", () => {
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

test("at the end the score pad shows every round", () => {
  const root = draw(Board, { ...boardAt("oracle", "over").props, news: [] });
  expect(root.querySelectorAll("tbody tr")).toHaveLength(4);
  press(root, "tbody button");
  expect(root.querySelector("[role=dialog]")!.textContent).toContain("Round 1 is scored");
});

test("a round's scoring holds the totals back until all of it has been shown", () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const over = boardAt("oracle", "over").props;
  const held: (string | null)[] = [];
  const news = [{ name: "scored", args: { seat: 0 }, line: 9 }];
  const view = { ...(over.view as OracleView), phase: "choice" };
  const root = draw(Board, { ...over, view, result: null, news, hold: (name: string | null) => held.push(name) });
  expect(root.querySelector("#score-title")).not.toBeNull();
  expect(held).toEqual(["scored"]);
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(held).toEqual(["scored", null]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("chips and the values that win them are visible while you choose prophecies and play cards", () => {
  for (const name of ["phase-choice", "phase-trick"]) {
    const root = draw(Board, boardAt("oracle", name).props);
    const values = [...root.querySelectorAll(".middle .values")].map((one) => one.textContent!.split(":")[1]);
    expect(values).toEqual(["10–12", "6–9", "1–5"]);
    expect(root.querySelectorAll(".middle .chip[data-explains]")).toHaveLength(6);
    expect(root.querySelectorAll("[title]")).toHaveLength(0);
  }
});

test("chips say what they pay, how many are left and who has them", () => {
  const view = structuredClone(boardAt("oracle", "phase-trick").props.view) as OracleView;
  view.middle["hydra"] = 1;
  view.chips = view.chips.map((_, seat) => ({ phoenix: 0, pegasus: 0, hydra: seat === 1 ? 2 : 0 }));
  view.losers["hydra"] = 1;
  const names = ["Anna", "Bert", "Cleo", "Dion"];
  expect(ofChips(view, "hydra", names)).toMatchObject({
    name: "Hydra chip: 5 stars",
    now: "1 in the middle. Held: Bert 2.",
  });
  expect(ofLoser(view, "hydra", names).now).toBe("Bert has it. It would cost 2 chips: 10 stars.");
});

test("a prophecy is drawn from its conditions, and says its status and that it is reconstructed", () => {
  expect(signOf("hydra >= 2")).toMatchObject({ species: "hydra", loser: false, comparison: "≥", number: 2 });
  expect(signOf("loser_pegasus == 1")).toMatchObject({ species: "pegasus", loser: true, comparison: "=" });
  expect(signOf("all_chips most")).toMatchObject({ species: null, comparison: "most", number: null });
  expect(signOf("loser_chips == 0")).toMatchObject({ species: null, loser: true });
  const { props } = boardAt("oracle", "phase-trick");
  const view = props.view as OracleView;
  const held = { ...view.held[0]!, standing: "open" as const, origin: "reconstructed", points: 7 };
  expect(ofProphecy(held, view)).toMatchObject({
    now: "Still possible, but not true yet.",
    rule: "Pays 7 points if it is true at the end of the round (ORA-23).",
    ours: "Neither this card nor its points are printed in our sources.",
  });
  expect(ofProphecy({ ...held, origin: "printed" }, view).ours).toBeUndefined();
  const root = draw(Board, { ...props, view: { ...view, held: [{ ...held, standing: "fulfilled" }] } as never });
  expect(root.querySelector(".own .standing")!.textContent).toContain("true so far");
  expect(root.querySelectorAll(".own .ours")).toHaveLength(1);
});

test("while you choose, each prophecy says how well the hand fits", () => {
  const view = boardAt("oracle", "phase-choice").props.view as unknown as OracleView;
  const hydra = view.hand.filter((card) => card.species === "hydra").length;
  const prophecy = { ...view.held[0]!, when: ["hydra >= 2"] };
  expect(fitWords(prophecy, view)).toBe(`In your hand: ${hydra} Hydra`);
  expect(fitWords({ ...prophecy, when: ["victory_chips == 3"] }, view)).toBe("");
});

test("the selection stays marked while a hint is shown", () => {
  const { props } = boardAt("oracle", "phase-choice");
  const hint = props.legal[0]!;
  const root = draw(Board, { ...props, hint });
  press(root, ".choose li button.hinted");
  expect(root.querySelectorAll(".choose .picked.hinted .check")).toHaveLength(1);
});

test("seats are around the cup with the colours they lack, and the last trick stays visible until the next", () => {
  const { props } = boardAt("oracle", "phase-trick");
  const played = ["b2", "b7", "r1", "b9"].map((card, seat) => ({
    move: seat,
    line: seat,
    name: "played",
    args: { seat, card },
  }));
  const news = [...played, { move: 3, line: 4, name: "won", args: { seat: 3, card: "b9" } }];
  const view = { ...(props.view as OracleView), voids: [[], ["blue"], [], []], trick: [], led: null } as OracleView;
  vi.useFakeTimers();
  const root = draw(Board, { ...props, view: view as never, news });
  expect(root.querySelectorAll(".trick .spot")).toHaveLength(4);
  expect(root.querySelectorAll(".trick .void")).toHaveLength(1);
  expect(root.querySelectorAll(".trick li")).toHaveLength(4);
  vi.advanceTimersByTime(4000);
  flushSync();
  vi.useRealTimers();
  press(root, ".trick .back");
  expect(root.querySelectorAll(".trick li")).toHaveLength(4);
  expect(root.querySelector(".trick .back")!.getAttribute("aria-pressed")).toBe("true");
});

test("the prophecy pressed last is shown in full, for screens on which the cards cut it off", () => {
  const { props } = boardAt("oracle", "phase-choice");
  const root = draw(Board, props);
  expect(root.querySelector(".read")).toBeNull();
  press(root, ".choose li button");
  expect(root.querySelector(".read")!.textContent).toBe(root.querySelector(".choose li .words")!.textContent);
});

test("the values of each animal come from the cards", () => {
  expect(["phoenix", "pegasus", "hydra"].map((one) => valuesOf(one as "hydra"))).toEqual(["10–12", "6–9", "1–5"]);
});
