/** What is left to do: asked from the table once for each position, and shown as pictures, routes and prices. */
import type { DelphiErrand, DelphiErrands, DelphiView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { placeName } from "./naming";
import { sourceWords } from "./offers";
import { MONSTER_COLOURS } from "./pieces";

type Ask = () => Promise<unknown>;

/** The viewer's errands from the last answer. */
export class Planner {
  plan = $state.raw<DelphiErrands | null>(null);
  private asked = 0;

  constructor(private readonly ask: () => Ask | undefined) {}

  /** Asks again. Until the answer comes, the last one stays. */
  async refresh(): Promise<void> {
    const turn = ++this.asked;
    const found = (await this.ask()?.()) ?? null;
    if (turn === this.asked) this.plan = found as DelphiErrands | null;
  }
}

/** The route from the ship to a place, both included. Empty if none is known. */
export function wayTo(plan: DelphiErrands | null, at: string | null): string[] {
  if (!plan || at === null || (at !== plan.at && !(at in plan.after))) return [];
  const way = [at];
  while (way[0] !== plan.at && way.length < 200) way.unshift(plan.after[way[0]!]!);
  return way;
}

/** One Zeus tile: its kind, its colour, letter or white, and whether it is done. */
export interface Tile {
  task: "shrine" | "statue" | "offering" | "monster";
  /** The colour or letter; `white` for any colour. */
  which: string;
  done: boolean;
  /** Its number among the tiles that look alike. */
  number: number;
}

/** The errands that may finish this tile, the quickest first. */
export function errandsFor(plan: DelphiErrands | null, tile: Tile): DelphiErrand[] {
  return (plan?.errands ?? []).filter((one) => one.task === tile.task && one.tiles.includes(tile.which));
}

/** What can be done for a task at this land, or from this water. */
export function errandsAt(plan: DelphiErrands | null, at: string): DelphiErrand[] {
  return (plan?.errands ?? []).filter((one) => one.at === at || one.sites.includes(at));
}

const monsterOf = (colour: string | null) =>
  Object.keys(MONSTER_COLOURS).find((name) => MONSTER_COLOURS[name] === colour) ?? "";

export function errandWords(one: DelphiErrand): string {
  const key = one.task === "home" ? "home" : one.do.replace(" ", "-");
  return t(`delphi-errand-${key}`, { colour: one.colour ?? "none", monster: monsterOf(one.colour) });
}

function paying(view: DelphiView, source: string, as: string | null): string {
  const shows = source.startsWith("die ")
    ? view.players[view.viewer ?? 0]?.dice[Number(source.slice(4)) - 1]
    : source.startsWith("card ")
      ? source.slice(5)
      : undefined;
  const other = as && as !== shows ? t(`colour-${as}`) : "none";
  return t("delphi-errand-with", { source: sourceWords(source, shows ?? null), as: other });
}

/** How an errand can be done in this turn, or that it cannot be done. */
export function nowWords(view: DelphiView, one: DelphiErrand): string {
  if (one.needs_room) return t("delphi-errand-room");
  const now = one.now;
  if (!now) return t("delphi-errand-not-now");
  const act = now.act ? paying(view, now.act, now.act_as) : "";
  const sail = now.sail ? paying(view, now.sail, now.sail_as) : "";
  const how = sail && act ? t("delphi-errand-now-sail", { sail, act }) : sail || act;
  return t("delphi-errand-now", { favor: now.favor, how });
}

/** How far it is, which die it needs, how many dice and turns, and where it continues. */
export function takesWords(view: DelphiView, one: DelphiErrand): string[] {
  const isNow = view.active === view.viewer && one.now !== null;
  // One payment sails and one acts. Those of this turn may be cards, which the number of turns does not count.
  const turns = isNow && one.dice <= 2 ? 1 : one.turns;
  return [
    one.steps ? t("delphi-errand-steps", { steps: one.steps }) : t("delphi-errand-here"),
    ...(one.colour ? [t("delphi-errand-die", { colour: one.colour })] : []),
    t(isNow ? "delphi-errand-turns" : "delphi-errand-turns-later", { dice: one.dice, turns }),
    ...(one.then[0] ? [t("delphi-errand-then", { place: placeName(view, one.then[0]) })] : []),
  ];
}
