/** What the client knows of Delphi: its board, what stands beside a seat, and how its actions are said. */
import { defineKit } from "../define";
import type { DelphiView } from "../../wire.gen";
import Board from "./Board.svelte";
import ScorePanel from "./ScorePanel.svelte";
import Private from "./Private.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { say } from "./offers";
import { PLAYERS, reading } from "./reading";
import { sources, standing } from "./sources";

const clauses = {
  "ship-pick": "DEL-11",
  removal: "DEL-45",
  equip: "DEL-37",
  rest: "DEL-18",
  morning: "DEL-18",
  act: "DEL-19",
  steps: "DEL-14",
  bounty: "DEL-46",
  companion: "DEL-37",
  look: "DEL-25",
  seer: "DEL-48",
  uncover: "DEL-48",
  mend: "DEL-28",
  "fetch-offering": "DEL-49",
  "fetch-statue": "DEL-49",
  ascent: "DEL-49",
  stand: "DEL-27",
  heed: "DEL-21",
};

/** The table calls people by their names. */
const word = (key: string, value: string | number, names: readonly string[]) =>
  key === "player" ? (names[PLAYERS.indexOf(String(value))] ?? "nobody") : value;

export const kit = defineKit<DelphiView>({
  Board,
  SeatExtra,
  ScorePanel,
  Private,
  sources,
  standing,
  say,
  word,
  clauses,
  reading,
});
