/** What the client knows of Oraklos: its board, what stands beside a seat, and how its actions are said. */
import { t } from "../../words/words.svelte";
import { defineKit } from "../define";
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
  return text;
}

function word(key: string, value: string | number): string | number {
  if (key === "card") return cardWords(String(value));
  return key === "dice" && /^[rybk]+$/.test(String(value)) ? diceWords(String(value)) : value;
}

export const kit = defineKit<OraklosView>({
  Board,
  SeatExtra,
  ScorePanel,
  Private,
  standing: (view) => view.scores,
  say,
  word,
  reading,
  isRealTime: true,
});
