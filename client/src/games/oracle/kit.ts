/** What the client knows about Oracle: its board, what a seat shows, and how its actions are worded. */
import { t } from "../../words/words.svelte";
import { defineKit } from "../define";
import Board from "./Board.svelte";
import ScorePanel from "./ScorePanel.svelte";
import Private from "./Private.svelte";
import SeatExtra from "./SeatExtra.svelte";
import type { OracleView } from "./view.gen";
import type { Colour } from "../../art/colours";
import type { LogLine, PieceSign } from "../../table/chapters";
import { cardOf, cardWords, prophecyWords } from "./cards";
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

/** A chapter for each round and each trick. */
function begins(line: LogLine, before: readonly LogLine[]): string | null {
  if (line.name === "dealt" || line.name === "scored")
    return before.at(-1)?.name === line.name ? null : t(`oracle-board-chapter-${line.name}`);
  if (line.name !== "played") return null;
  const since = before.slice(before.findLastIndex((one) => one.name === "dealt") + 1);
  const won = since.filter((one) => one.name === "won").length;
  const isFirst = since
    .slice(since.findLastIndex((one) => one.name === "won") + 1)
    .every((one) => one.name !== "played");
  return isFirst ? t("oracle-board-chapter-trick", { number: won + 1 }) : null;
}

function pieces(value: string | number): PieceSign[] | null {
  if (!/^[brgyv]\d+$/.test(String(value))) return null;
  const card = cardOf(String(value));
  return [{ colour: card.colour as Colour, text: String(card.value) }];
}

const sounds = { played: "card", dealt: "card", chip: "stone" } as const;

export const kit = defineKit<OracleView>({
  Board,
  SeatExtra,
  ScorePanel,
  Private,
  sources,
  standing: (view) => view.scores,
  say,
  word,
  begins,
  pieces,
  sounds,
  reading,
  fits: true,
});
