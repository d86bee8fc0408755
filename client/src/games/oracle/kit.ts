/** What the client knows of Oracle: its board, what stands beside a seat, and how its actions are said. */
import { t } from "../../words/words.svelte";
import { defineKit } from "../define";
import Board from "./Board.svelte";
import ScorePanel from "./ScorePanel.svelte";
import Private from "./Private.svelte";
import SeatExtra from "./SeatExtra.svelte";
import type { OracleView } from "./view.gen";
import { cardWords, prophecyWords } from "./cards";
import { reading } from "./reading";
import { sources } from "./sources";

function named(view: OracleView, number: string): string {
  const prophecy = view.held.find((one) => one.number === Number(number));
  return prophecy ? `${prophecyWords(prophecy)} (${prophecy.points})` : number;
}

function say(text: string, view: OracleView): string {
  const [verb, ...rest] = text.split(" ");
  if (verb === "play") return t("oracle-board-say-play", { card: cardWords(rest[0]!) });
  if (rest.length === 2)
    return t(`oracle-board-say-${verb}`, { first: named(view, rest[0]!), second: named(view, rest[1]!) });
  return t(`oracle-board-loser-${verb}`);
}

function word(key: string, value: string | number): string | number {
  return key === "card" && /^[brgyv]\d+$/.test(String(value)) ? cardWords(String(value)) : value;
}

export const kit = defineKit<OracleView>({
  Board,
  SeatExtra,
  ScorePanel,
  Private,
  sources,
  standing: (view) => view.scores,
  say,
  word,
  reading,
  fits: true,
});
