/** Delphi's choices for the text view: by what pays for them, with what they cost. */
import type { Choice } from "../../table/choices";
import type { DelphiView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { doWords, offersOf, say, sourceWords } from "./offers";

/** The die, card or god that pays, what is done, and how much favour it costs. */
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
