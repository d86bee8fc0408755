/** What each seat has done for Zeus, by kind of task. */
import type { DelphiSeatView, DelphiView } from "./view.gen";
import { t } from "../../words/words.svelte";
import type { Source } from "../define";

const TASKS: readonly [string, (player: DelphiSeatView) => number][] = [
  ["shrines", (player) => player.shrines],
  ["statues", (player) => player.statues.done.length],
  ["offerings", (player) => player.offerings.done.length],
  ["monsters", (player) => player.monsters.done.length],
];

export function sources(view: DelphiView): Source[] {
  return TASKS.map(([task, of]) => ({ label: t(`delphi-board-source-${task}`), points: view.players.map(of) }));
}

/** How many tasks each seat has done. */
export function standing(view: DelphiView): number[] {
  return view.players.map((player) => TASKS.reduce((total, [, of]) => total + of(player), 0));
}
