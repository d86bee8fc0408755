/** What the client knows about Keltis: its board, what a seat shows, and how its actions are worded. */
import { t } from "../../words/words.svelte";
import { defineKit } from "../define";
import type { KeltisView } from "./view.gen";
import Board from "./Board.svelte";
import ScorePanel from "./ScorePanel.svelte";
import Private from "./Private.svelte";
import SeatExtra from "./SeatExtra.svelte";
import type { Colour } from "../../art/colours";
import type { PieceSign } from "../../table/chapters";
import { cardWords, colourWord, stayWords } from "./offers";
import { reading } from "./reading";
import { sources } from "./sources";

function say(text: string, view: KeltisView): string {
  const words = text.split(" ");
  const card = /^[pyrgb]\d+$/.test(words.at(-1)!) ? cardWords(words.at(-1)!) : "";
  const from = view.places[view.viewer ?? view.mover]?.figures[Number(words[3] ?? words[2]) - 1] ?? 0;
  if (words[0] === "lay")
    return t(`keltis-board-plain-${words[2]}`, { card: cardWords(words[1]!), number: Number(words[3]), from });
  if (words[0] === "discard") return t("keltis-board-say-discard", { card });
  if (words[0] === "kobold")
    return t(words[2] === "laid" ? "keltis-board-say-drop-laid" : "keltis-board-say-drop", { card });
  if (words[0] === "draw")
    return words[1] === "pile"
      ? t("keltis-board-say-draw")
      : t("keltis-board-say-take", { colour: colourWord(words[1]!) });
  if (words[0] === "spiral") return t("keltis-board-plain-spiral", { number: Number(words[2]) });
  if (words[0] === "clover") return t("keltis-board-plain-clover", { number: Number(words[2] ?? 0), from });
  return words[0] === "score" ? t("keltis-board-plain-score") : stayWords(view);
}

const COLOURS: Record<string, Colour> = { p: "pink", y: "yellow", r: "red", g: "green", b: "blue" };

function pieces(value: string | number): PieceSign[] | null {
  const [, letter, number] = /^([pyrgb])(\d+)$/.exec(String(value)) ?? [];
  return letter ? [{ colour: COLOURS[letter]!, text: number! }] : null;
}

const sounds = { laid: "card", discarded: "card", drew: "card", took: "card", moved: "stone", wish: "stone" } as const;

export const kit = defineKit<KeltisView>({
  Board,
  SeatExtra,
  ScorePanel,
  Private,
  sources,
  standing: (view) => view.places.map((place) => place.score.total),
  say,
  word: (_key: string, value: string | number) =>
    /^[pyrgb]\d+$/.test(String(value)) ? cardWords(String(value)) : value,
  pieces,
  sounds,
  reading,
  fits: true,
});
