/** A player's Zeus tiles, one by one. */
import type { DelphiView } from "./view.gen";
import { t } from "../../words/words.svelte";
import type { Tile } from "./errands.svelte";
import { LETTERS } from "./pieces";

const KINDS = [
  ["statue", "statues"],
  ["offering", "offerings"],
  ["monster", "monsters"],
] as const;

function numbered(tiles: readonly Omit<Tile, "number">[]): Tile[] {
  return tiles.map((tile, index) => ({
    ...tile,
    number: tiles.slice(0, index).filter((one) => one.which === tile.which && one.done === tile.done).length,
  }));
}

function shrines(view: DelphiView, seat: number): Tile[] {
  const player = view.players[seat]!;
  const built = view.islands.filter((island) => island.shrine === seat);
  const open = Array.from({ length: player.shrines }, (_, index) => player.shrine_letters[index] ?? "any");
  return numbered([
    ...built.map((island) => ({ task: "shrine" as const, which: island.letter ?? "any", done: true })),
    ...open.map((which) => ({ task: "shrine" as const, which, done: false })),
  ]);
}

/** By kind of task, the finished tiles first. */
export function tilesOf(view: DelphiView, seat: number): Tile[][] {
  const player = view.players[seat]!;
  const others = KINDS.map(([task, key]) =>
    numbered([
      ...player[key].done.map((which) => ({ task, which, done: true })),
      ...player[key].named
        .filter((which) => !player[key].done.includes(which))
        .map((which) => ({ task, which, done: false })),
      ...Array.from({ length: player[key].white }, () => ({ task, which: "white", done: false })),
    ]),
  );
  return [shrines(view, seat), ...others];
}

export const keyOf = (tile: Tile) => `${tile.task} ${tile.which} ${tile.done} ${tile.number}`;

export function tileName(tile: Tile): string {
  const which =
    tile.task === "shrine"
      ? (LETTERS[tile.which] ?? "")
      : tile.which === "white"
        ? "none"
        : t("delphi-colour", { colour: tile.which });
  return t("delphi-task-name", { task: tile.task, which });
}
