/** What each seat has done for Zeus, by kind of task. */
import type { DelphiView } from "./view.gen";
import { t } from "../../words/words.svelte";
import type { Source } from "../define";

const TASKS: readonly [string, (view: DelphiView, seat: number) => number][] = [
  ["shrines", (view, seat) => view.islands.filter((island) => island.shrine === seat).length],
  ["statues", (view, seat) => view.players[seat]!.statues.done.length],
  ["offerings", (view, seat) => view.players[seat]!.offerings.done.length],
  ["monsters", (view, seat) => view.players[seat]!.monsters.done.length],
];

export function sources(view: DelphiView): Source[] {
  return TASKS.map(([task, of]) => ({
    label: t(`delphi-board-source-${task}`),
    points: view.players.map((_, seat) => of(view, seat)),
  }));
}

/** How many tasks each seat has done. */
export function standing(view: DelphiView): number[] {
  return view.players.map((_, seat) => TASKS.reduce((total, [, of]) => total + of(view, seat), 0));
}
