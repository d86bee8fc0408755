/** The explanations of Oracle's signs: name, what they do now, the rule. */
import type { Creature } from "../../art/drawings";
import type { Explanation } from "../../common/explain.svelte";
import type { OracleProphecyView, OracleView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { STARS, prophecyWords } from "./cards";
import { fitOf, isOurs, valuesOf } from "./signs";

const speciesWord = (species: Creature) => t(`oracle-board-${species}`);

function holders(view: OracleView, species: Creature, names: readonly string[]): string {
  const held = view.chips.flatMap((chips, seat) =>
    (chips[species] ?? 0) > 0
      ? [`${names[seat] ?? t(`oracle-explain-seat`, { seat: seat + 1 })} ${chips[species]}`]
      : [],
  );
  return held.join(", ");
}

/** The victory chips of a species. */
export function ofChips(view: OracleView, species: Creature, names: readonly string[]): Explanation {
  const held = holders(view, species, names);
  const middle = t("oracle-explain-middle", { count: view.middle[species] ?? 0 });
  return {
    name: t("oracle-explain-chips", { species: speciesWord(species), stars: STARS[species] }),
    now: held ? `${middle} ${t("oracle-explain-held", { held })}` : middle,
    rule: t("oracle-explain-chips-rule", { species: speciesWord(species), values: valuesOf(species) }),
  };
}

/** The loser chip of a species. */
export function ofLoser(view: OracleView, species: Creature, names: readonly string[]): Explanation {
  const holder = view.losers[species] ?? null;
  return {
    name: t("oracle-board-loser", { species: speciesWord(species) }),
    now:
      holder === null
        ? t("oracle-explain-loser-middle")
        : t("oracle-explain-loser-held", {
            name: names[holder] ?? t("oracle-explain-seat", { seat: holder + 1 }),
            count: view.chips[holder]?.[species] ?? 0,
            stars: (view.chips[holder]?.[species] ?? 0) * STARS[species],
          }),
    rule: t("oracle-explain-loser-rule", { species: speciesWord(species) }),
  };
}

/** The tricks won, which a deck of the host's own may count. */
export function ofTricks(): Explanation {
  return { name: t("oracle-explain-tricks"), rule: t("oracle-explain-tricks-rule") };
}

/** How the hand fits: how many cards carry the animals that the prophecy is about. */
export function fitWords(prophecy: OracleProphecyView, view: OracleView): string {
  const parts = fitOf(prophecy, view.hand).map(({ species, count }) => `${count} ${speciesWord(species)}`);
  return parts.length ? t("oracle-board-fit", { cards: parts.join(", ") }) : "";
}

function originWords(origin: string): string {
  if (origin === "reconstructed") return t("oracle-explain-origin-all");
  return origin === "kind attested, points reconstructed" ? t("oracle-explain-origin-points") : origin;
}

/** A prophecy: its status, how the hand fits, what it pays. */
export function ofProphecy(prophecy: OracleProphecyView, view: OracleView | null): Explanation {
  const standing = prophecy.standing ? t(`oracle-explain-standing-${prophecy.standing}`) : "";
  const fit = view && (view.phase === "choice" || view.phase === "draft") ? fitWords(prophecy, view) : "";
  const isChoosing = fit !== "" || view?.phase === "choice" || view?.phase === "draft";
  return {
    name: prophecyWords(prophecy),
    now: isChoosing ? fit : standing,
    rule: t("oracle-explain-prophecy-rule", { points: prophecy.points }),
    ours: isOurs(prophecy) ? originWords(prophecy.origin) : undefined,
  };
}
