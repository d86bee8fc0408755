/** What the client knows about Delphi: its board, what a seat shows, and how its actions are worded. */
import { defineKit } from "../define";
import type { DelphiView } from "./view.gen";
import Board from "./Board.svelte";
import ScorePanel from "./ScorePanel.svelte";
import Private from "./Private.svelte";
import Race from "./Race.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { choice } from "./choices";
import { lastingName } from "./naming";
import { say } from "./offers";
import { PLAYERS, reading } from "./reading";
import { sources, standing } from "./sources";

/** The table calls people and places by their names. */
function word(key: string, value: string | number, names: readonly string[], view: DelphiView | null) {
  if (key === "player") return names[PLAYERS.indexOf(String(value))] ?? "nobody";
  return key === "at" ? lastingName(view, String(value)) : value;
}

const sounds = {
  rolled: "dice",
  battle: "dice",
  again: "dice",
  titan: "dice",
  sailed: "stone",
  explored: "stone",
  equipped: "card",
} as const;

export const kit = defineKit<DelphiView>({
  Board,
  SeatExtra,
  ScorePanel,
  Private,
  sources,
  standing,
  say,
  choice,
  sounds,
  word,
  reading,
  Story: Race,
  fits: true,
});
