/** How the plain table shows Delphi. */
import { bySeat, type Axis, type Reading } from "../../table/reading";
import type { DelphiHexView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { sourceWords } from "./offers";
import { GOD_COLOURS, LETTERS } from "./pieces";

/** The colours of the players, by their seats. */
export const PLAYERS = ["red", "yellow", "green", "blue"];
const GODS = Object.keys(GOD_COLOURS);

const byPlace: Axis = (_index, _names, hex) => (hex as DelphiHexView).at;
const colour = (name: string) => t("delphi-colour", { colour: name });
const kind = (name: string) => t("delphi-kind", { kind: name });
const monster = (name: string) => t("delphi-monster", { monster: name });
const gear = (card: string) => t("delphi-card", { card });
const ship = (name: string) => t("delphi-ship", { ship: name });
const owner = (player: string, names: readonly string[]) =>
  names[PLAYERS.indexOf(player)] ?? t("delphi-player", { player: "nobody" });
const god = (number: number) => (GODS[number] ? t("delphi-god", { god: GODS[number] }) : t("delphi-board-do-pass"));

function hex(one: DelphiHexView): string {
  return [kind(one.kind), ...one.colours.map(colour)].join(", ");
}

export const reading: Reading = {
  axes: { players: [bySeat], hexes: [byPlace] },
  seats: ["first", "active", "known_to", "shrine", "asked", "heard"],
  words: {
    colour,
    colours: colour,
    named: colour,
    done: colour,
    raised: colour,
    played: colour,
    shows: colour,
    dice: colour,
    heroes: colour,
    demigods: colour,
    creatures: colour,
    offerings_aboard: colour,
    statues_aboard: colour,
    hexes: hex,
    "lairs.monsters": monster,
    monster,
    ship,
    ships_open: ship,
    ships_left: ship,
    gear,
    gear_open: gear,
    gear_deck: gear,
    card: gear,
    "players.player": colour,
    player: owner,
    letter: (name: string) => LETTERS[name] ?? name,
    source: (text: string) => sourceWords(text),
    choice: god,
  },
  silent: ["agenda", "sides", "tile", "prospects.kind"],
};
