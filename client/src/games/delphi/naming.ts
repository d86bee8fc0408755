/** Names of places as people at a table say them: "black water by the yellow city". */
import { preferences } from "../../common/preferences.svelte";
import type { DelphiHexView, DelphiView } from "./view.gen";
import { t } from "../../words/words.svelte";

type Kind = "city" | "temple" | "island" | "statue" | "offering" | "monster";
const KINDS: Record<string, Kind> = {
  city: "city",
  temple: "temple",
  island: "island",
  statue: "statue",
  offering: "offering",
  monster: "monster",
  monster2: "monster",
};
/** The better known of two lands. */
const FAME: readonly Kind[] = ["city", "temple", "offering", "monster", "island", "statue"];
const AROUND: readonly [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const REGIONS = ["east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast"] as const;
const MIDDLE = 0.3;

interface Land {
  kind: Kind;
  colour: string | null;
  region: string;
  /** How far from the middle of the map, as a part of its radius. */
  off: number;
  /** Whether another land has the same name, so that only coordinates tell them apart. */
  isDoubled: boolean;
}

/** The parts of a map that never change. */
class Atlas {
  private readonly by: Map<string, DelphiHexView>;
  private readonly lands = new Map<string, Land>();

  constructor(view: DelphiView) {
    this.by = new Map(view.hexes.map((hex) => [hex.at, hex]));
    const spots = view.hexes.map((hex) => ({ x: Math.sqrt(3) * (hex.q + hex.r / 2), y: 1.5 * hex.r }));
    const middle = (of: (spot: { x: number; y: number }) => number) =>
      (Math.min(...spots.map(of)) + Math.max(...spots.map(of))) / 2;
    const [x, y] = [middle((spot) => spot.x), middle((spot) => spot.y)];
    const far = Math.max(1, ...spots.map((spot) => Math.hypot(spot.x - x, spot.y - y)));
    const temples = new Map(view.temples.map((temple) => [temple.at, temple.colours[0] ?? null]));
    view.hexes.forEach((hex, index) => {
      const kind = KINDS[hex.kind];
      if (!kind) return;
      const [dx, dy] = [(spots[index]!.x - x) / far, (spots[index]!.y - y) / far];
      const turn = Math.round((8 * Math.atan2(dy, dx)) / (2 * Math.PI));
      const off = Math.hypot(dx, dy);
      this.lands.set(hex.at, {
        kind,
        colour: kind === "temple" ? (temples.get(hex.at) ?? null) : hex.colours.length === 1 ? hex.colours[0]! : null,
        region: off < MIDDLE ? "middle" : REGIONS[(turn + 8) % 8]!,
        off,
        isDoubled: false,
      });
    });
    this.tellApart();
  }

  /** Of lands that would have the same name, the outermost is "far in the south". */
  private tellApart(): void {
    const alike = new Map<string, Land[]>();
    for (const land of this.lands.values()) {
      const name = `${land.kind} ${land.colour} ${land.region}`;
      alike.set(name, [...(alike.get(name) ?? []), land]);
    }
    for (const lands of alike.values()) order(lands);
  }

  hex(at: string): DelphiHexView | undefined {
    return this.by.get(at);
  }

  land(at: string): Land | undefined {
    return this.lands.get(at);
  }

  /** The best known land beside a water, else beside its neighbours. */
  besides(at: string): { at: string; land: Land; isNear: boolean } | undefined {
    const first = this.famous(this.around(at));
    if (first) return { ...first, isNear: true };
    const second = this.famous(this.around(at).flatMap((one) => this.around(one)));
    return second && { ...second, isNear: false };
  }

  private famous(places: readonly string[]): { at: string; land: Land } | undefined {
    return places
      .flatMap((at) => (this.lands.has(at) ? [{ at, land: this.lands.get(at)! }] : []))
      .sort((one, two) => FAME.indexOf(one.land.kind) - FAME.indexOf(two.land.kind))[0];
  }

  private around(at: string): string[] {
    const hex = this.by.get(at);
    return hex ? AROUND.map(([q, r]) => `${hex.q + q},${hex.r + r}`) : [];
  }
}

/** Name alike lands by their distance: "south of the middle", "in the south", "far in the south". */
function order(alike: Land[]): void {
  const between = alike.sort((one, two) => two.off - one.off); // the farthest first
  if (between.length > 1) between.shift()!.region += "-far";
  if (between.length > 1) between.pop()!.region += "-near";
  for (const land of between) land.isDoubled = between.length > 1;
}

const known = new WeakMap<object, Atlas>();

function atlasOf(view: DelphiView): Atlas {
  // Unchanged parts stay the same object from view to view. Of what names need, temples come last.
  const found = known.get(view.temples) ?? new Atlas(view);
  known.set(view.temples, found);
  return found;
}

/** What lies on a land now, if that says more than the kind of land. */
function lying(view: DelphiView, at: string): { what: "offering" | "monster"; of: string } | null {
  const offerings = view.offerings.find((one) => one.at === at)?.colours ?? [];
  if (offerings.length === 1) return { what: "offering", of: offerings[0]! };
  const monsters = view.lairs.find((one) => one.at === at)?.monsters ?? [];
  return monsters.length === 1 ? { what: "monster", of: monsters[0]! } : null;
}

function byWords(view: DelphiView, at: string, land: Land, isLasting: boolean): string {
  const piece = isLasting ? null : lying(view, at);
  if (piece?.what === "offering") return t("delphi-by-piece", { colour: piece.of });
  if (piece) return t("delphi-by-beast", { monster: piece.of });
  return t(`delphi-by-${land.kind}`, { colour: land.colour ?? "none", region: land.region });
}

function plain(view: DelphiView, at: string, isLasting: boolean): string {
  const atlas = atlasOf(view);
  const hex = atlas.hex(at);
  if (!hex) return at;
  const land = atlas.land(at);
  if (land) return t(`delphi-place-${land.kind}`, { colour: land.colour ?? "none", region: land.region });
  if (hex.kind === "zeus") return t("delphi-board-zeus");
  const beside = atlas.besides(at);
  const by = beside ? byWords(view, beside.at, beside.land, isLasting) : "none";
  const kind = hex.kind === "water" ? "water" : "shallow";
  return t(`delphi-place-${kind}`, { colour: hex.colours[0] ?? "none", by, near: beside?.isNear ? "yes" : "no" });
}

/** A place by its name, with coordinates if the player asked for them. */
export function placeName(view: DelphiView, at: string, isLasting = false): string {
  const name = plain(view, at, isLasting);
  if (atlasOf(view).hex(at)?.kind === "zeus") return name; // there is only one
  const isAsked = preferences.coordinates || atlasOf(view).land(at)?.isDoubled;
  return isAsked && name !== at ? `${name} (${at})` : name;
}

/** A name for the log that still fits when what lies there has gone. */
export function lastingName(view: DelphiView | null, at: string): string {
  return view?.hexes.length ? placeName(view, at, true) : at;
}
