/** Delphi's choices for the text view, grouped by what pays for them, with their cost. */
import type { Choice } from "../../table/choices";
import type { DelphiView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { doWords, offersOf, say, sourceWords } from "./offers";

/** The die, card or god that pays, the action, and its cost in favour. */
export function choice(text: string, view: DelphiView): Choice {
  const one = offersOf(view, [text])[0]!;
  const shows = view.ways.find((way) => way.source === one.source)?.shows ?? null;
  return {
    group: one.source ? sourceWords(one.source, shows) : "",
    part: one.at !== null ? doWords(null, { ...one, at: "…" }) : "",
    label: one.source === null ? say(text, view) : doWords(view, one),
    price: one.price ? t("delphi-board-price", { price: one.price }) : "",
  };
}
