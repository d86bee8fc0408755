/** Delphi's legal texts as offers: what pays, in which colour, the action and its place, and the cost in favor. */
import type { DelphiProspectView, DelphiView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { monsterWords } from "./chart";
import { placeName } from "./naming";
import { GOD_COLOURS, MONSTER_COLOURS } from "./pieces";

export interface Offer {
  text: string;
  source: string | null;
  as: string | null;
  verb: string;
  of: string | null;
  at: string | null;
  price: number;
}

const PLACED: Record<string, string> = {
  sail: "sail",
  explore: "explore",
  build: "build",
  "load offering": "load-offering",
  "make offering": "make-offering",
  "load statue": "load-statue",
  "raise statue": "raise-statue",
  look: "look",
};
const WITH: Record<string, string> = { heal: "heal", raise: "lift" };
const PLAIN: Record<string, string> = { favor: "gain", "give up": "give-up" };
const FREE: Record<string, string> = {
  heal: "mend",
  raise: "step",
  ascend: "ascend",
  take: "take",
  welcome: "welcome",
  ship: "ship",
};
const GODS_TO: Record<string, string> = { poseidon: "go", artemis: "reveal" };
/** Frequent actions on the sea itself: the map is enough for them. */
export const WIDE: ReadonlySet<string> = new Set(["sail", "look", "go", "reveal"]);
/** The actions that a press on the map does at once. */
export const QUICK: ReadonlySet<string> = new Set(["sail", "go", "peek", "uncover", "fetch"]);

export type Parsed = Omit<Offer, "price">;

function paid(text: string, source: string, as: string | null, rest: string): Parsed {
  const base = { text, source, as, of: null, at: null };
  const words = rest.split(" ");
  const last = words.at(-1)!;
  const verb = PLACED[words.slice(0, -1).join(" ")];
  if (verb) return { ...base, verb, at: last };
  if (words[0] === "fight") return { ...base, verb: "fight", of: words[1]!, at: last };
  return words.length === 2 ? { ...base, verb: WITH[words[0]!] ?? words[0]!, of: last } : { ...base, verb: rest };
}

function divine(text: string, god: string, rest: string): Parsed {
  const base = { text, source: `god ${god}`, as: null, of: null, at: null };
  if (rest === "card") return { ...base, verb: "recall", of: god };
  if (rest === "") return { ...base, verb: god };
  if (god === "hermes") return { ...base, verb: "hermes", of: rest };
  if (god === "ares") return { ...base, verb: "slay", of: rest.split(" ")[0]!, at: rest.split(" ")[1]! };
  return { ...base, verb: GODS_TO[god]!, at: rest };
}

function free(text: string): Parsed {
  const words = text.split(" ");
  const base = { text, source: null, as: null, of: null, at: null };
  if (words[0] === "look") return { ...base, verb: "peek", at: words[1]! };
  if (words[0] === "uncover") return { ...base, verb: "uncover", at: words[1]! };
  if (words[0] === "fetch")
    return words[2] === "statue"
      ? { ...base, verb: "fetch-statue", of: words[1]! }
      : { ...base, verb: "fetch", of: words[1]!, at: words[2]! };
  if (words[0] === "remove" || words[0] === "discard") return { ...base, verb: words[0], of: words.slice(1).join(" ") };
  return words.length === 2 && FREE[words[0]!]
    ? { ...base, verb: FREE[words[0]!]!, of: words[1]! }
    : { ...base, verb: PLAIN[text] ?? text };
}

export function parse(text: string): Parsed {
  const bought = /^(die \d|card [a-z]+|purse)(?: as ([a-z]+))? (.+)$/.exec(text);
  if (bought) return paid(text, bought[1]!, bought[2] ?? null, bought[3]!);
  const god = /^god ([a-z]+)(?: (.+))?$/.exec(text);
  return god ? divine(text, god[1]!, god[2] ?? "") : free(text);
}

function priceOf(view: DelphiView, one: Parsed): number {
  const way = view.ways.find((found) => found.source === one.source);
  if (!way) return one.verb === "again" ? 1 : 0;
  if (one.verb === "sail") return way.moves[one.at!] ?? 0;
  return one.as ? (way.costs[one.as] ?? 0) : way.fee;
}

export function offersOf(view: DelphiView, legal: readonly string[]): Offer[] {
  return legal.map((text) => {
    const one = parse(text);
    return { ...one, price: priceOf(view, one) };
  });
}

const LOOKS: ReadonlySet<string> = new Set(["look", "peek"]);

/** Leaves out looking at islands that the viewer already knows, unless there is nothing else to do. */
export function worthwhile(view: DelphiView, offers: readonly Offer[]): Offer[] {
  const known = new Set(view.islands.filter((one) => one.player !== null).map((one) => one.at));
  const kept = offers.filter((one) => !LOOKS.has(one.verb) || !known.has(one.at!));
  return kept.length ? kept : [...offers];
}

/** Offers by their place. */
export function byPlace(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const one of offers) if (one.at !== null) found.set(one.at, [...(found.get(one.at) ?? []), one]);
  return found;
}

/** The source that stands for this one: equal dice are offered once. */
export function standIn(view: DelphiView, source: string): string | null {
  if (view.ways.some((way) => way.source === source)) return source;
  if (!source.startsWith("die ") || view.active === null) return null;
  const number = Number(source.slice(4));
  if (view.used.includes(number)) return null;
  const shows = view.players[view.active]!.dice[number - 1];
  return view.ways.find((way) => way.source.startsWith("die ") && (view.apollo || way.shows === shows))?.source ?? null;
}

/** The colour in which an offer is done. */
export function colourOf(view: DelphiView, one: Offer): string | null {
  if (one.as) return one.as;
  if (one.verb === "fight" || one.verb === "slay") return MONSTER_COLOURS[one.of!] ?? null;
  if (["lift", "step", "ascend", "recall"].includes(one.verb)) return GOD_COLOURS[one.of!] ?? null;
  if (["heal", "mend", "hermes", "fetch", "fetch-statue"].includes(one.verb)) return one.of;
  return view.ways.find((way) => way.source === one.source)?.shows ?? null;
}

const shade = (name: string) => t(`colour-${name}`);

function removed(of: string): string {
  const [task, which] = of.split(" ");
  return t("delphi-board-tile", {
    task: t("delphi-task", { task: task! }),
    colour: which ? tileWords(task!, which) : "none",
  });
}

/** A Zeus tile's letter or colour. */
export function tileWords(task: string, which: string): string {
  return task === "shrine" ? t("delphi-letter", { letter: which }) : t("delphi-colour", { colour: which });
}

function objectWords(one: Parsed): string {
  const of = one.of;
  if (of === null) return "";
  if (one.verb === "discard") return of.split(" ").map(shade).join(", ");
  if (one.verb === "remove") return removed(of);
  if (one.verb === "take") return t("delphi-card", { card: of });
  if (one.verb === "welcome") return t("delphi-role", { role: of });
  if (one.verb === "ship") return t("delphi-ship", { ship: of });
  if (one.verb === "fight" || one.verb === "slay") return monsterWords(of);
  return GOD_COLOURS[of] ? t("delphi-god", { god: of }) : shade(of);
}

/** The action, without how it is paid. Without a view, places have coordinates. */
export function doWords(view: DelphiView | null, one: Parsed, colour: string | null = one.as): string {
  return t(`delphi-board-do-${one.verb}`, {
    of: objectWords(one),
    at: one.at === null ? "" : view?.hexes.length ? placeName(view, one.at) : one.at,
    colour: colour ? shade(colour) : "none",
  });
}

const AT_PLACES: ReadonlySet<string> = new Set(["sail", "go", "look", "peek", "reveal", "uncover"]);

/** The action at a place that is already named. */
export function hereWords(view: DelphiView, one: Parsed, colour: string | null = one.as): string {
  return AT_PLACES.has(one.verb) ? t(`delphi-here-${one.verb}`) : doWords(view, one, colour);
}

export function sourceWords(source: string, shows: string | null = null): string {
  if (source === "purse") return t("delphi-card", { card: "E4" });
  const [kind, which] = source.split(" ") as [string, string];
  if (kind === "god") return t("delphi-god", { god: which });
  if (kind === "card") return t("delphi-board-card", { colour: shade(which) });
  return shows
    ? t("delphi-board-die", { number: which, colour: shade(shows) })
    : t("delphi-board-die-plain", { number: which });
}

/** What an open equipment card would do for a player now. */
export function prospectWords(one: DelphiProspectView): string {
  return t(`delphi-board-prospect-${one.kind.replace("_", "-")}`, {
    now: one.now,
    then: one.then,
    by: one.then - one.now,
    colours: one.colours.map(shade).join(", ") || "none",
  });
}

/** How an offer is paid: the die or card, the new colour, the favor. */
export function payWords(view: DelphiView, one: Offer): string {
  const shows = view.ways.find((way) => way.source === one.source)?.shows ?? null;
  const source = one.source ? sourceWords(one.source, shows) : "none";
  return t("delphi-board-pay", { source, as: one.as ? shade(one.as) : "none", price: one.price });
}

/** A legal text as a sentence. */
export function say(text: string, view: DelphiView | null = null): string {
  const one = parse(text);
  const done = doWords(view, one);
  if (one.source === null || one.source.startsWith("god "))
    return one.source && one.verb !== "recall" ? `${sourceWords(one.source)}: ${done}` : done;
  return t("delphi-board-say", { source: sourceWords(one.source), as: one.as ? shade(one.as) : "none", done });
}

/** The gods that help at a place of your choice. */
const SENT: ReadonlySet<string> = new Set(["god poseidon", "god artemis"]);

/** Whether you can ask why this die, card or god does nothing at a place. */
export function canAsk(source: string): boolean {
  return !source.startsWith("god ") || SENT.has(source);
}

/** The text that asks why this die, card or god cannot be used at all. */
export function useOf(source: string): string {
  if (source.startsWith("god ")) return `${source} card`;
  return source === "purse" ? "purse as red draw" : `${source} draw`;
}

/** A text to ask why a place is disabled for this die or card: the table refuses it with a reason. */
export function question(
  source: string,
  place: {
    at: string;
    kind: string;
    lair?: { monsters: string[] } | undefined;
    island?: { uncovered: boolean } | undefined;
  },
): string {
  const verbs: Record<string, string> = {
    water: "sail",
    zeus: "sail",
    shallow: "sail",
    offering: "load offering",
    temple: "make offering",
    city: "load statue",
    statue: "raise statue",
  };
  if (source.startsWith("god ")) return `${source} ${place.at}`;
  if (place.lair) return `${source} fight ${place.lair.monsters[0] ?? "cyclops"} ${place.at}`;
  if (place.island) return `${source} ${place.island.uncovered ? "build" : "explore"} ${place.at}`;
  return `${source} ${verbs[place.kind] ?? "sail"} ${place.at}`;
}
