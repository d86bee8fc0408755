/** What the client knows about Oraklos: its board, what a seat shows, and how its actions are worded. */
import { preferences } from "../../common/preferences.svelte";
import { t } from "../../words/words.svelte";
import { defineKit, type Source } from "../define";
import type { LogLine, PieceSign } from "../../table/chapters";
import type { OraklosView } from "./view.gen";
import Board from "./Board.svelte";
import ScorePanel from "./ScorePanel.svelte";
import Private from "./Private.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { cardWords, colourOf } from "./dice";
import { reading } from "./reading";

const PLAIN: Record<string, string> = {
  "no more": "oraklos-board-no-more",
  "look again": "oraklos-board-look-again",
  ready: "oraklos-board-ready",
  time: "oraklos-board-time-out",
};

function diceWords(letters: string): string {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => `${count} ${t(`colour-${colourOf(letter)}`)}`).join(", ");
}

function say(text: string): string {
  if (PLAIN[text]) return t(PLAIN[text]);
  const [verb, ...rest] = text.split(" ");
  if (verb === "claim") return t("oraklos-board-say-claim", { token: Number(rest[0]), card: cardWords(rest[1]!) });
  if (verb === "absent") return t("oraklos-board-say-absent", { card: cardWords(rest[0]!) });
  if (verb === "put" || verb === "take") return t(`oraklos-board-say-${verb}`, { dice: diceWords(rest[0]!) });
  if (verb === "show") return sayShow(rest);
  return text;
}

/** Dice have numbers only in the text view; on the board they are marked. */
function sayShow(dice: readonly string[]): string {
  return preferences.plain
    ? t("oraklos-board-say-show-numbers", { dice: dice.join(", ") })
    : t("oraklos-board-say-show");
}

function word(key: string, value: string | number): string | number {
  if (key === "card" || (key === "rival" && value !== "none")) return cardWords(String(value));
  return key === "dice" && /^[rybk]+$/.test(String(value)) ? diceWords(String(value)) : value;
}

/** The phases in which everybody looks at the dice at the same time. */
const LOOKING: ReadonlySet<string> = new Set(["search", "naming", "challenge"]);

/** The table does not wait for players who have stopped looking, though they may look again. */
function awaited(view: OraklosView): readonly number[] {
  return LOOKING.has(view.phase) ? view.acting.filter((seat) => !view.quiet[seat]) : view.acting;
}

/** A chapter for each round. */
function begins(line: LogLine): string | null {
  return line.name === "round" ? t("oraklos-board-chapter", { number: Number(line.args["number"]) }) : null;
}

/** A wish card or a handful of dice: a sign for each colour. */
function pieces(value: string | number): PieceSign[] | null {
  if (!/^[rybk]{1,4}$/.test(String(value))) return null;
  return [...String(value)].map((letter) => ({ colour: colourOf(letter), text: "" }));
}

const sounds = { throw: "dice", claim: "stone", absent: "stone", took: "stone", shown: "turn" } as const;

/** The end is revealed in two parts: everybody's points before the last round, and its gain. */
function sources(view: OraklosView): readonly Source[] {
  return [
    { label: t("oraklos-board-before"), points: view.scores.map((score, seat) => score - (view.gains[seat] ?? 0)) },
    { label: t("oraklos-board-last-round"), points: view.gains },
  ];
}

export const kit = defineKit<OraklosView>({
  Board,
  SeatExtra,
  ScorePanel,
  endsOpen: true,
  Private,
  sources,
  standing: (view) => view.scores,
  awaited,
  begins,
  pieces,
  sounds,
  say,
  word,
  reading,
  fits: true,
  isRealTime: true,
});
