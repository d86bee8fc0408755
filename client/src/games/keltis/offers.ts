/** Keltis' legal texts as offers: which card, who would move where, whether the game would end. */
import type { KeltisFieldView, KeltisView } from "./view.gen";
import { t } from "../../words/words.svelte";

export interface Offer {
  text: string;
  verb: string;
  card: string | null;
  figure: number | null;
  /** Where its figure stands now; the start stone is 0. */
  from: number | null;
  priestess: boolean;
  to: number | null;
  ends: boolean;
}

function isTarget(view: KeltisView, field: number | null): boolean {
  return field !== null && (view.path[field - 1]?.target ?? false);
}

function standsOn(view: KeltisView, figure: number | null): number | null {
  return figure === null ? null : (view.places[view.viewer ?? view.mover]?.figures[figure - 1] ?? null);
}

function offer(view: KeltisView, text: string): Offer {
  const words = text.split(" ");
  const base: Offer = {
    text,
    verb: words[0]!,
    card: null,
    figure: null,
    from: null,
    priestess: false,
    to: null,
    ends: false,
  };
  if (words[0] === "lay") return laid(view, base, words);
  if (words[0] === "discard") return { ...base, card: words[1]! };
  if (words[0] === "kobold")
    return { ...base, verb: words[2] === "laid" ? "kobold-laid" : "kobold", card: words.at(-1)! };
  if (words[0] === "draw") return { ...base, ends: words[1] === "pile" && view.pile === 1 };
  if (words[0] === "spiral") {
    const figure = view.choice?.figure ?? null;
    return { ...base, figure, from: standsOn(view, figure), to: Number(words[2]) };
  }
  if (words[0] === "clover") return clover(view, base, words);
  return base;
}

function laid(view: KeltisView, base: Offer, words: string[]): Offer {
  const reach = view.reach.find((one) => one.card === words[1]);
  const number = Number(words[3]);
  if (words[2] === "priestess")
    return { ...base, card: words[1]!, priestess: true, to: reach?.priestess[number - 1] ?? null };
  const to = reach?.figures[number - 1] ?? null;
  return {
    ...base,
    card: words[1]!,
    figure: number,
    from: standsOn(view, number),
    to,
    ends: isTarget(view, to) && (view.closing[number - 1] ?? false),
  };
}

function clover(view: KeltisView, base: Offer, words: string[]): Offer {
  const figure = words[1] === "figure" ? Number(words[2]) : (view.choice?.figure ?? 1);
  const to = view.choice?.targets[figure - 1] ?? null;
  return {
    ...base,
    figure,
    from: standsOn(view, figure),
    to,
    ends: isTarget(view, to) && (view.closing[figure - 1] ?? false),
  };
}

export function offersOf(view: KeltisView, legal: readonly string[]): Offer[] {
  return legal.map((text) => offer(view, text));
}

/** Figures on the same field are one choice: it does not matter which of them moves. */
export function distinct(offers: readonly Offer[], hint: string | null = null): Offer[] {
  const kept = new Map<string, Offer>();
  for (const one of offers) {
    const key = one.figure === null ? one.text : [one.verb, one.card, one.from, one.to].join(" ");
    if (!kept.has(key) || one.text === hint) kept.set(key, one);
  }
  return [...kept.values()];
}

/** What the priestess earns at her target: her bonus if one of your figures stands there. */
export function bonusOf(view: KeltisView, offer: Offer): number {
  const own = view.viewer === null ? [] : (view.places[view.viewer]?.figures ?? []);
  return offer.to !== null && own.includes(offer.to) ? view.priestess_bonus : 0;
}

/** What everybody would have if this offer ended the game. */
export function finals(view: KeltisView, offer: Offer): number[] {
  const valueOf = (field: number | null) => (field ? (view.path[field - 1]?.value ?? 0) : 0);
  return view.places.map((place, seat) =>
    seat === view.viewer ? place.score.total + valueOf(offer.to) - valueOf(offer.from) : place.score.total,
  );
}

const LETTERS: Record<string, string> = { p: "pink", y: "yellow", r: "red", g: "green", b: "blue" };

export function colourOf(card: string): string {
  return LETTERS[card[0]!] ?? "pink";
}

/** A colour as the rules and the record call it. */
export function colourWord(colour: string): string {
  return t("keltis-colour", { colour });
}

export function cardWords(card: string): string {
  return t("keltis-card", { colour: colourOf(card), value: Number(card.slice(1)) });
}

/** What lies on a field. */
export function tileWords(place: KeltisFieldView): string {
  if (place.large) return t("keltis-board-tile-wish", { stones: place.stones });
  return place.tile ? tileName(place.tile) : t("keltis-board-tile-none");
}

/** A tile in words, from its name in the view: `clover red`. */
export function tileName(text: string): string {
  const [tile, of] = text.split(" ");
  return t(`keltis-board-tile-${tile}`, {
    points: tile === "points" ? Number(of) : 0,
    colour: tile === "clover" ? colourWord(of!) : "",
  });
}

/** With the same minus sign as the board. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}

/** A field in words: its number and what lies there. */
export function fieldWords(view: KeltisView, field: number): string {
  const place = view.path[field - 1];
  if (!place) return t("keltis-board-start");
  return t("keltis-board-field", {
    field,
    colour: colourWord(place.colour),
    value: signed(place.value),
    tile: tileWords(place),
  });
}

/** An offer in words, for buttons and screen readers. */
export function offerWords(view: KeltisView, one: Offer): string {
  const where = one.to === null ? "" : fieldWords(view, one.to);
  switch (one.verb) {
    case "lay":
      return one.priestess
        ? t("keltis-board-say-priestess", { field: one.to ?? 0, bonus: bonusOf(view, one) })
        : t("keltis-board-say-figure", { from: one.from ?? 0, where });
    case "discard":
      return t("keltis-board-say-discard", { card: cardWords(one.card ?? "p0") });
    case "kobold":
      return t("keltis-board-say-drop", { card: cardWords(one.card ?? "p0") });
    case "kobold-laid":
      return t("keltis-board-say-drop-laid", { card: cardWords(one.card ?? "p0") });
    case "draw":
      return one.text === "draw pile"
        ? t("keltis-board-say-draw")
        : t("keltis-board-say-take", { colour: colourWord(one.text.slice(5)) });
    case "clover":
      return t("keltis-board-say-clover", { from: one.from ?? 0, where });
    case "spiral":
      return t("keltis-board-say-spiral", { where, field: one.to ?? 0 });
    case "score":
      return t("keltis-board-say-score", {
        points: view.viewer === null ? 0 : (view.places[view.viewer]?.kobold_points ?? 0),
      });
    default:
      return stayWords(view);
  }
}

/** Leaving a tile unused: at a kobold no figure stays behind, but a card is kept. */
export function stayWords(view: KeltisView): string {
  return t(view.phase === "kobold" ? "keltis-board-say-keep" : "keltis-board-say-stay");
}
