/** The cards of a host's own deck: stars, tricks and two species, in signs and in words. */
import { expect, test } from "vitest";
import { boardAt, draw, prepare } from "../../testing/draw";
import type { OracleProphecyView, OracleView } from "./view.gen";
import ProphecyCard from "./ProphecyCard.svelte";
import ProphecySigns from "./ProphecySigns.svelte";
import RoundScore from "./RoundScore.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { ofTricks } from "./explain";
import { groupsOf } from "./signs";

const PROPHECY = {
  number: 1,
  id: "three_tricks",
  points: 8,
  texts: { en: "Exactly 3 tricks won", de: "Genau 3 Stiche gewonnen" },
  when: ["tricks == 3"],
  origin: "printed",
  standing: "open",
} as unknown as OracleProphecyView;

function counted(): OracleView {
  return { ...(boardAt("oracle", "phase-trick").props.view as OracleView), tricks: [3, 1, 0, 2] };
}

test("a condition on tricks is drawn as a fan of cards and its number", async () => {
  await prepare("en", "oracle");
  const [tricks] = groupsOf(PROPHECY);
  expect([tricks!.signs[0]!.measure, tricks!.comparison, tricks!.number]).toEqual(["tricks", "=", 3]);
  const root = draw(ProphecySigns, { prophecy: PROPHECY });
  expect(root.querySelectorAll(".tricks path")).toHaveLength(3);
  expect(root.querySelector("b")!.textContent).toBe("=\u00a03");
});

test.each([
  ["en", "Exactly 3 tricks won", "3 tricks", "1 trick", "Tricks won in this round"],
  ["de", "Genau 3 Stiche gewonnen", "3 Stiche", "1 Stich", "Gewonnene Stiche in dieser Runde"],
])("card, seat and explanation speak %s", async (language, words, three, one, name) => {
  await prepare(language, "oracle");
  const view = counted();
  expect(draw(ProphecyCard, { prophecy: PROPHECY }).textContent).toContain(words);
  const shown = [0, 1].map((seat) => draw(SeatExtra, { view, seat }).querySelector(".tricks")!.textContent);
  expect(shown).toEqual([three, one]);
  expect(ofTricks().name).toBe(name);
});

test("the score of a round names the tricks, and other decks show none", async () => {
  await prepare("en", "oracle");
  const view = counted();
  const { props } = boardAt("oracle", "over");
  const [round] = (props.view as OracleView).tallies;
  const tallies = round!.map((tally) => ({ ...tally, tricks: 4 }));
  const score = draw(RoundScore, { tallies, names: props.names, round: 0, close: () => undefined });
  expect(score.textContent).toContain("4 tricks");
  expect(draw(SeatExtra, { view: { ...view, tricks: [] }, seat: 0 }).querySelector(".tricks")).toBeNull();
});

test("the signs of a host's own card show stars, and two species that are compared", () => {
  const prophecy = { when: ["stars >= 12", "phoenix > hydra"] } as OracleProphecyView;
  const [stars, species] = groupsOf(prophecy);
  expect([stars!.signs[0]!.measure, stars!.comparison, stars!.number]).toEqual(["stars", "≥", 12]);
  expect([species!.signs[0]!.species, species!.comparison, species!.other!.species]).toEqual(["phoenix", ">", "hydra"]);
});
