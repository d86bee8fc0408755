import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { NAMES, RECORDED, boardAt, draw, prepare, press } from "../../testing/draw";
import type { DelphiView } from "./view.gen";
import Board from "./Board.svelte";
import Private from "./Private.svelte";
import { sentence } from "../../table/sentences";
import { beside, chartOf, placeWords } from "./chart";
import { placeName } from "./naming";
import { WIDE, doWords, offersOf, parse, prospectWords, question, say, standIn } from "./offers";
import { sinceLastTurn } from "./recap";

// Drawing a whole sea is slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => prepare("en", "delphi"));

const at = (name: string) => boardAt("delphi", name);
const act = () => at("phase-act").props.view as DelphiView;
function key(root: ParentNode, selector: string, name: string): void {
  root
    .querySelector(selector)!
    .dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

test("every legal text becomes an offer with words of its own", () => {
  for (const { view, legal } of Object.values(RECORDED["delphi"]!)) {
    const offers = offersOf(view as DelphiView, legal);
    expect(offers.map((one) => one.text)).toEqual(legal);
    expect(offers.filter((one) => doWords(view as DelphiView, one).startsWith("delphi-board"))).toEqual([]);
    expect(legal.filter((text) => say(text).includes("delphi-board"))).toEqual([]);
  }
});

test("texts are parsed", () => {
  expect(parse("die 2 as blue sail 3,-1")).toMatchObject({ source: "die 2", as: "blue", verb: "sail", at: "3,-1" });
  expect(parse("card red fight cyclops 2,0")).toMatchObject({
    source: "card red",
    as: null,
    verb: "fight",
    of: "cyclops",
    at: "2,0",
  });
  expect(parse("purse as green raise artemis")).toMatchObject({
    source: "purse",
    as: "green",
    verb: "lift",
    of: "artemis",
    at: null,
  });
  expect(parse("die 1 raise statue 4,4")).toMatchObject({ verb: "raise-statue", at: "4,4" });
  expect(parse("god poseidon 5,-2")).toMatchObject({ source: "god poseidon", verb: "go", at: "5,-2" });
  expect(parse("god ares siren 1,1")).toMatchObject({ verb: "slay", of: "siren", at: "1,1" });
  expect(parse("god hermes card")).toMatchObject({ verb: "recall", of: "hermes" });
  expect(parse("god hermes blue")).toMatchObject({ verb: "hermes", of: "blue" });
  expect(parse("fetch red 1,0")).toMatchObject({ source: null, verb: "fetch", of: "red", at: "1,0" });
  expect(parse("fetch red statue")).toMatchObject({ verb: "fetch-statue", of: "red", at: null });
  expect(parse("favor")).toMatchObject({ source: null, verb: "gain" });
  expect(parse("remove offering white")).toMatchObject({ verb: "remove", of: "offering white" });
  expect(doWords(null, parse("remove offering white"))).toBe("Remove: offering (white)");
  expect(doWords(null, parse("remove statue"))).toBe("Remove: statue");
  expect(doWords(null, parse("remove shrine psi"))).toBe("Remove: shrine (Ψ)");
});

test("a chosen die highlights exactly the places of its legal texts", () => {
  const { props } = at("phase-act");
  const root = draw(Board, props);
  expect(root.querySelectorAll(".hex.goal")).toHaveLength(0);
  press(root, ".coin.able:enabled");
  const offers = offersOf(act(), props.legal).filter((one) => one.source === "die 1" && one.at !== null);
  const lit = [...root.querySelectorAll<SVGElement>(".hex.goal, .hex.look")].map((hex) => hex.dataset["at"]);
  expect(lit.sort()).toEqual([...new Set(offers.map((one) => one.at))].sort());
  const listed = offersOf(act(), props.legal).filter(
    (one) => one.source === "die 1" && (one.at === null || !WIDE.has(one.verb)),
  );
  expect(root.querySelectorAll(".choices .offer")).toHaveLength(listed.length);
});

const sailing = (price: number) =>
  offersOf(act(), at("phase-act").props.legal).find(
    (one) => one.source === "die 1" && one.verb === "sail" && one.price === price,
  )!;

test("a highlighted water that costs nothing takes one press or one key", () => {
  const { props, acts } = at("phase-act");
  const root = draw(Board, props);
  press(root, ".coin.able:enabled");
  key(root, `[data-at="${sailing(0).at}"]`, "Enter");
  expect(acts).toEqual([sailing(0).text]);
});

test("a press that would spend favor shows the price first", () => {
  const { props, acts } = at("phase-act");
  const root = draw(Board, props);
  press(root, ".coin.able:enabled");
  const hex = root.querySelector(`[data-at="${sailing(2).at}"]`)!;
  expect(hex.querySelector(".price text")!.textContent).toBe("2");
  expect(hex.getAttribute("aria-label")).toContain("Sail here, 2 favour");
  key(root, `[data-at="${sailing(2).at}"]`, "Enter");
  expect(acts).toEqual([]);
  expect(root.querySelector(".choices .cost")!.textContent).toContain("It costs 2 favour; you have");
  press(root, ".choices .offer");
  expect(acts).toEqual([sailing(2).text]);
});

test("digit keys choose dice", () => {
  const root = draw(Board, at("phase-act").props);
  const pressed = () => root.querySelector(".coin[aria-pressed=true]")?.getAttribute("aria-label");
  key(root, ".delphi", "1");
  expect(pressed()).toMatch(/^die 1/);
  key(root, ".delphi", "3");
  expect(pressed()).toMatch(/^die 3/);
  key(root, ".delphi", "3");
  expect(pressed()).toBeUndefined();
});

test("with a place chosen, a die narrows the offers; a die that can do nothing there hides nothing", () => {
  const { props } = at("phase-act");
  const root = draw(Board, props);
  const offers = offersOf(act(), props.legal);
  const count = (place: string, source?: string) =>
    offers.filter((one) => one.at === place && (!source || one.source === source)).length;
  const shared = offers.find((one) => one.verb === "sail" && count(one.at!) > count(one.at!, "die 1"))!.at!;
  key(root, `[data-at="${shared}"]`, "Enter");
  expect(root.querySelectorAll(".choices .offer")).toHaveLength(count(shared));
  press(root, ".coin.able:enabled");
  expect(root.querySelectorAll(".choices .offer")).toHaveLength(count(shared, "die 1") || count(shared));
});

test("a place chosen first offers every way to pay for it, the cheapest first", () => {
  const { props, acts } = at("phase-act");
  const root = draw(Board, props);
  const move = offersOf(act(), props.legal).find((one) => one.verb === "sail")!;
  key(root, `[data-at="${move.at}"]`, "Enter");
  const ways = offersOf(act(), props.legal)
    .filter((one) => one.at === move.at)
    .sort((one, two) => one.price - two.price);
  expect(root.querySelectorAll(".choices .offer")).toHaveLength(ways.length);
  press(root, ".choices .offer");
  expect(acts).toEqual([ways[0]!.text]);
});

test("a disabled place says why when it is pointed at", async () => {
  const { props, acts } = at("phase-act");
  const asked: string[] = [];
  const root = draw(Board, { ...props, why: async (text: string) => (asked.push(text), "You carry no offering.") });
  press(root, ".coin.able:enabled");
  const dark = chartOf(act()).places.find((place) => place.kind === "temple")!;
  key(root, `[data-at="${dark.at}"]`, " ");
  expect(root.textContent).toContain("Nothing to do here with die 1");
  await vi.waitFor(() => expect(root.querySelector(".sea .note.why")?.textContent).toBe("You carry no offering."));
  expect([asked, acts]).toEqual([[`die 1 make offering ${dark.at}`], []]);
  expect(question("god poseidon", dark)).toBe(`god poseidon ${dark.at}`);
  expect(question("die 1", { at: "1,1", kind: "monster", lair: { monsters: ["siren"] } })).toBe(
    "die 1 fight siren 1,1",
  );
  expect(question("die 1", { at: "1,1", kind: "island", island: { uncovered: true } })).toBe("die 1 build 1,1");
});

test("ending the turn asks for confirmation only while dice are unused", () => {
  const { props, acts } = at("phase-act");
  const root = draw(Board, props);
  press(root, ".end");
  expect(acts).toEqual([]);
  expect(root.querySelector(".sure")!.textContent).toContain("3 unused dice");
  press(root, ".sure .primary");
  expect(acts).toEqual(["end"]);
  const spent = { ...act(), used: [1, 2, 3] };
  const again = draw(Board, { ...props, view: spent as never });
  press(again, ".end");
  expect(acts).toEqual(["end", "end"]);
  expect(draw(Board, { ...props, view: spent as never, legal: ["end"] }).textContent).toContain(
    "Nothing is left to do: end your turn.",
  );
});

test("equal dice are offered once", () => {
  const view = structuredClone(act());
  view.players[0]!.dice = ["red", "red", "blue"];
  view.ways = view.ways.slice(0, 1).map((way) => ({ ...way, source: "die 1", shows: "red" }));
  expect(standIn(view, "die 2")).toBe("die 1");
  expect(standIn(view, "die 3")).toBe(null);
  view.apollo = true;
  expect(standIn(view, "die 3")).toBe("die 1");
  view.used = [3];
  expect(standIn(view, "die 3")).toBe(null);
});

test("an island belongs to a player by name, or to nobody if its colour is not played", () => {
  const saw = (player: string) =>
    sentence(
      "delphi",
      { name: "saw", line: 1, args: { at: "5,-7", player, letter: "omega" } },
      ["Anna", "Bert"],
      act(),
    );
  expect(saw("yellow")).toBe("The black island in the north belongs to Bert and shows Ω.");
  expect(saw("blue")).toBe("The black island in the north belongs to nobody and shows Ω.");
});

test("a fight shows its odds", () => {
  const { props, acts } = at("phase-stand");
  const root = draw(Board, props);
  const fight = (props.view as DelphiView).fight!;
  expect(root.querySelector(".fight")!.textContent).toContain(`strength ${fight.strength}`);
  expect([...root.querySelectorAll(".odds b")].map((one) => one.textContent)).toEqual(
    fight.odds.map((one) => `${one} %`),
  );
  press(root, ".choices .offer");
  expect(acts).toEqual([props.legal[0]]);
});

test.each(["phase-heed", "phase-equip", "phase-ascent", "phase-steps", "phase-mend", "phase-companion"])(
  "%s: every answer has its button",
  (name) => {
    const { props, acts } = at(name);
    const root = draw(Board, props);
    const count = root.querySelectorAll(".choices .offer").length;
    expect(count).toBe(props.legal.length);
    for (let index = 0; index < count; index += 1) press(root, ".choices .offer", index);
    expect(acts).toEqual(props.legal);
  },
);

test("for a rest, three injuries are picked one by one", () => {
  const { props, acts } = at("phase-rest");
  const root = draw(Board, props);
  expect(root.querySelector<HTMLButtonElement>(".rest .primary")!.disabled).toBe(true);
  for (const index of [2, 0, 1]) press(root, ".drop", index);
  press(root, ".rest .primary");
  expect(acts).toHaveLength(1);
  expect(props.legal).toContain(acts[0]);
});

test.each(["phase-seer", "phase-uncover"])("%s: the islands are answered on the sea", (name) => {
  const { props, acts } = at(name);
  const root = draw(Board, props);
  for (const hex of root.querySelectorAll<SVGElement>(".hex.goal"))
    key(root, `[data-at="${hex.dataset["at"]}"]`, "Enter");
  expect([...acts, "decline"].sort()).toEqual([...props.legal].sort());
});

test("equipment and companions say what they do", () => {
  expect(draw(Board, at("phase-companion").props).querySelector(".choices")!.textContent).toContain(
    "Shield +2 at once",
  );
  const open = (at("phase-equip").props.view as DelphiView).gear_open;
  const root = draw(Board, at("phase-equip").props);
  expect(root.querySelectorAll(".choices .help:not(.mine)")).toHaveLength(open.length);
  expect(
    [...root.querySelectorAll(".choices .help.mine")].filter((one) => one.textContent?.startsWith("For you: ")),
  ).toHaveLength(open.length);
});

test("every equipment card says what it would do for you", () => {
  const kinds = [
    "omen",
    "purse",
    "amulet",
    "bounty",
    "sail",
    "long_arm",
    "choir",
    "seer",
    "keel",
    "salve",
    "chest",
    "fetch_offering",
    "fetch_statue",
    "ascent",
  ];
  const said = kinds.map((kind) => prospectWords({ card: "E1", kind, now: 2, then: 3, colours: ["red"] }));
  expect(said.filter((words) => !words.startsWith("For you: ") || words.includes("delphi-"))).toEqual([]);
  expect(prospectWords({ card: "E9", kind: "sail", now: 3, then: 4, colours: [] })).toBe("For you: range from 3 to 4.");
  expect(prospectWords({ card: "E18", kind: "fetch_offering", now: 0, then: 0, colours: [] })).toBe(
    "For you: nothing to fetch now.",
  );
  const root = draw(Board, at("phase-act").props);
  expect(root.querySelectorAll(".market li")).toHaveLength(6);
});

test("one hex is in the tab order, and the arrows lead to all others", () => {
  const root = draw(Board, at("phase-act").props);
  expect(root.querySelectorAll('.hex[tabindex="0"]')).toHaveLength(1);
  const chart = chartOf(act());
  const reached = new Set([act().players[0]!.at]);
  for (const spot of reached)
    for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = beside(chart, chart.by.get(spot)!, arrow);
      if (next) reached.add(next.at);
    }
  expect(reached.size).toBe(chart.places.length);
  const before = root.querySelector<SVGElement>('.hex[tabindex="0"]')!.dataset["at"];
  key(root, '.hex[tabindex="0"]', "ArrowRight");
  expect(root.querySelector<SVGElement>('.hex[tabindex="0"]')!.dataset["at"]).not.toBe(before);
});

test("the last round is announced", () => {
  const view = structuredClone(act());
  view.players[1]!.arrived = true;
  const root = draw(Board, { ...at("phase-act").props, view: view as never });
  expect(root.querySelector(".last")!.textContent).toBe("The last round: Bert came back to Zeus.");
});

test("an island that the viewer looked at is remembered", () => {
  const view = structuredClone(act());
  view.islands[0] = {
    ...view.islands[0]!,
    player: view.players[1]!.player,
    letter: "psi",
    uncovered: false,
    known_to: [0],
    shrine: null,
  };
  const place = chartOf(view).by.get(view.islands[0].at)!;
  expect(placeWords(view, place, ["Anna", "Bert"])).toMatch(/you know it: Bert, Ψ$/);
  expect(draw(Private, { view, names: NAMES }).textContent).toContain(`${placeName(view, place.at)}: Bert, Ψ`);
  expect(draw(Private, { view: { ...view, islands: [] }, names: NAMES }).textContent).toContain("no island");
});

const told = (line: number, name: string, seat: number) => ({ name, args: { seat }, line });
const recapOf = (past: ReturnType<typeof told>[]) => sinceLastTurn(past, 0).map((one) => `${one.line} ${one.name}`);

test("a recap holds what the others did since your last turn, and what happened to you", () => {
  const past = [
    told(1, "turn", 1),
    told(2, "sailed", 1),
    told(3, "turn", 0),
    told(4, "raised", 0),
    told(5, "turn", 1),
    told(6, "sailed", 1),
    told(6, "heard", 1),
    told(7, "defeated", 1),
    told(8, "injury", 0),
    told(8, "god", 0),
  ];
  expect(recapOf(past)).toEqual(["6 sailed", "7 defeated", "8 injury"]);
  const again = [...past, told(9, "turn", 0)];
  expect(recapOf(again)).toEqual(["6 sailed", "7 defeated", "8 injury"]);
  expect(recapOf([...again, told(10, "sailed", 0), told(11, "turn", 0)])).toEqual([]);
  expect(recapOf(past.slice(0, 3))).toEqual(["2 sailed"]);
  expect(recapOf([told(1, "injury", 0)])).toEqual([]);
  expect(recapOf([told(1, "injury", 0), told(1, "turn", 1), told(1, "sailed", 1)])).toEqual(["1 sailed"]);
});

test("a recap also holds what was skipped, and shows its places on the sea", () => {
  const past = [
    told(1, "turn", 1),
    { ...told(2, "sailed", 1), args: { seat: 1, at: "0,0" } },
    { ...told(3, "sailed", 1), args: { seat: 1, at: "0,0" } },
    told(4, "turn", 0),
  ];
  const skipped = draw(Board, { ...at("phase-act").props, past, news: past.slice(-1) });
  expect(skipped.querySelectorAll(".recap li")).toHaveLength(2);
  const root = draw(Board, {
    ...at("phase-act").props,
    news: [told(1, "turn", 1), { name: "sailed", args: { seat: 1, at: "0,0" }, line: 2 }],
  });
  expect(root.querySelector(".recap")!.textContent).toContain("Bert sails to Zeus.");
  expect(root.querySelector(".hex.marked")).toBeNull();
  press(root, ".recap .buttons button");
  expect(root.querySelector<SVGElement>(".hex.marked")!.dataset["at"]).toBe("0,0");
  press(root, ".recap .buttons button");
  expect(root.querySelector(".hex.marked")).toBeNull();
});

test("a place that the log, advice or a refusal names is marked on the map, without its coordinates", () => {
  const { props } = at("phase-act");
  const markedOf = (root: ParentNode) => root.querySelector<SVGElement>(".hex.marked")?.dataset["at"];
  expect(markedOf(draw(Board, props))).toBeUndefined();
  const pointed = draw(Board, { ...props, meant: { seat: 1, at: "0,0" } });
  expect(markedOf(pointed)).toBe("0,0");
  expect(pointed.querySelector(".hex.marked")!.getAttribute("aria-label")).not.toMatch(/\d,-?\d/);
  expect(markedOf(draw(Board, { ...props, named: { at: "1,0", by: 2 } }))).toBe("1,0");
});

test("the legend can switch the coordinates of all hexes on", () => {
  const root = draw(Board, at("phase-act").props);
  expect(root.querySelectorAll(".grid text")).toHaveLength(0);
  press(root, ".tools button");
  press(root, ".legend input[type=checkbox]");
  expect(root.querySelectorAll(".grid text")).toHaveLength(act().hexes.length);
  press(root, ".legend input[type=checkbox]");
});

test("a finished game shows the boards and offers nothing", () => {
  const root = draw(Board, at("over").props);
  expect(root.querySelectorAll(".choices .offer")).toHaveLength(0);
  expect(root.querySelector(".own")).not.toBeNull();
});

test("DEL-29: open shrine tasks say their letters", () => {
  const view = structuredClone(act());
  view.players[0] = { ...view.players[0]!, shrines: 2, shrine_letters: ["psi", "omega"] };
  const labels = [...draw(Board, { ...at("phase-act").props, view: view as never }).querySelectorAll(".goal button")];
  const shrines = labels.map((one) => one.getAttribute("aria-label")!).filter((label) => /[ΨΩ]/.test(label));
  expect(shrines.filter((label) => !label.includes("Done"))).toEqual(["Shrine Ψ", "Shrine Ω"]);
});

test.each(Object.keys(RECORDED["delphi"]!))(
  "no meaning is hidden in a title attribute, and signs explain themselves: %s",
  (name) => {
    const root = draw(Board, at(name).props);
    expect(root.querySelectorAll("[title], svg title")).toHaveLength(0);
    expect(root.querySelectorAll("[data-explains]").length).toBeGreaterThan(5);
  },
);
