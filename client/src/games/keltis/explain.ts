/** The explanations of Keltis' signs: name, what they do now, the rule. */
import type { Explanation } from "../../common/explain.svelte";
import type { KeltisFieldView, KeltisSeatView, KeltisView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { colourWord, signed, tileName } from "./offers";

/** Which parts of a field no source prints. */
function oursOf(view: KeltisView, field: number): string | undefined {
  const parts = (["colours", "values", "wish_stones"] as const).filter((part) => view.ours[part]?.includes(field));
  return parts.length ? parts.map((part) => t(`keltis-explain-ours-${part.replace("_", "-")}`)).join(", ") : undefined;
}

/** Whether anything about this field is not printed in a source. */
export function isOurs(view: KeltisView, field: number): boolean {
  return oursOf(view, field) !== undefined;
}

function wishNow(view: KeltisView, stones: number): string {
  const own = view.viewer === null ? undefined : view.places[view.viewer];
  const lies = t("keltis-board-tile-wish", { stones });
  if (!own) return lies;
  return `${lies}. ${t("keltis-explain-wish-now", {
    wishes: own.wishes,
    points: signed(wishPoints(view, own.wishes)),
    next: signed(wishPoints(view, own.wishes + 1)),
  })}`;
}

export function wishPoints(view: KeltisView, wishes: number): number {
  return view.wish_table[Math.min(wishes, view.wish_table.length - 1)] ?? 0;
}

/** A field with the tile that lies there. */
export function ofField(view: KeltisView, field: KeltisFieldView): Explanation {
  const kind = field.large ? "wish" : field.tile.split(" ")[0] || "none";
  const counts = t(field.target ? "keltis-explain-target" : "keltis-explain-counts", { value: signed(field.value) });
  const lies = field.large ? wishNow(view, field.stones) : field.tile ? tileName(field.tile) : "";
  return {
    name: t("keltis-explain-field", { field: field.number, colour: colourWord(field.colour) }),
    now: lies ? `${counts} ${t("keltis-explain-lies", { tile: lies })}` : counts,
    rule: kind === "none" ? undefined : t(`keltis-explain-tile-${kind}`, koboldArgs(view)),
    ours: oursOf(view, field.number),
  };
}

function koboldArgs(view: KeltisView): Record<string, number> {
  const [one, two, three] = view.kobold_table;
  return { one: one ?? 0, two: two ?? 0, three: three ?? 0 };
}

export function ofPriestess(view: KeltisView): Explanation {
  return {
    name: t("keltis-explain-priestess"),
    now: view.priestess
      ? t("keltis-explain-priestess-now", { field: view.priestess })
      : t("keltis-explain-priestess-start"),
    rule: t("keltis-explain-priestess-rule", { bonus: view.priestess_bonus }),
    ours: view.ours["priestess"]?.length ? t("keltis-explain-ours-priestess") : undefined,
  };
}

/** What a seat's points count: the score if the game ended now, by its parts. */
export function ofPoints(place: KeltisSeatView): Explanation {
  const { score } = place;
  return {
    name: t("keltis-board-points", { points: score.total }).replace("-", "−"),
    now: t("keltis-explain-points-now", {
      running: signed(score.running),
      figures: signed(score.figures.reduce((sum, one) => sum + one, 0)),
      wishes: signed(score.wishes),
      mirrors: signed(score.mirrors),
    }),
    rule: t("keltis-explain-points-rule"),
  };
}

/** A seat's wish stones and mirrors, and what they pay. */
export function ofStones(view: KeltisView, place: KeltisSeatView): Explanation {
  return {
    name: t("keltis-board-stones", { wishes: place.wishes, mirrors: place.mirrors }),
    now: t("keltis-explain-stones-now", { wishes: signed(place.score.wishes), mirrors: signed(place.score.mirrors) }),
    rule: t("keltis-explain-stones-rule", {
      table: view.wish_table.map((points, stones) => `${stones}: ${signed(points)}`).join(", "),
    }),
    ours: view.ours["wish"]?.length
      ? t("keltis-explain-ours-wish", { stones: view.ours["wish"].join(", ") })
      : undefined,
  };
}
