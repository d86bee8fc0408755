/** The explanations of Oraklos' signs: name, what they do now, the rule. */
import type { Explanation } from "../../common/explain.svelte";
import type { OraklosDieView, OraklosView } from "./view.gen";
import { t } from "../../words/words.svelte";
import { LETTERS, cardWords, colourOf, signed } from "./dice";

const colour = (letter: string) => t(`colour-${colourOf(letter)}`);

export function ofDie(view: OraklosView, die: OraklosDieView): Explanation {
  const isHoly = view.options.mode === "antipodes";
  return {
    name: t("oraklos-explain-die", { colour: colour(die.colour) }),
    now: die.hole ? t(isHoly ? "oraklos-explain-hole-holy" : "oraklos-explain-hole") : t("oraklos-explain-plain"),
    rule: t("oraklos-explain-die-rule"),
  };
}

/** A wish card, and the token that may lie on it. */
export function ofCard(
  view: OraklosView,
  card: string,
  seat: number | null,
  names: readonly string[] = [],
): Explanation {
  const bid = [...view.landed, ...view.pending].find(
    (one) => one.card === card && (seat === null || one.seat === seat),
  );
  const isOpen = seat === null;
  return {
    name: t("oraklos-explain-card", { colours: cardWords(card) }),
    now: bid?.token
      ? t("oraklos-board-token-on", { token: bid.token, name: names[bid.seat] ?? "" })
      : bid
        ? t("oraklos-board-claimed", { token: 0, name: names[bid.seat] ?? "" })
        : undefined,
    rule: t(isOpen ? "oraklos-explain-open-rule" : "oraklos-explain-card-rule"),
  };
}

export function ofToken(view: OraklosView, token: number, names: readonly string[]): Explanation {
  const bid = [...view.landed, ...view.pending].find((one) => one.token === token);
  return {
    name: t("oraklos-explain-token", { token }),
    now: bid
      ? t("oraklos-explain-token-taken", { name: names[bid.seat] ?? "", card: cardWords(bid.card) })
      : t("oraklos-explain-token-free"),
    rule: t("oraklos-explain-token-rule", { token }),
  };
}

/** The floor. The size of dice and how they fall are our own, unless the host brought their own throw. */
export function ofThrow(view: OraklosView): Explanation {
  const isOwn = "content" in view.options && !!view.options.content;
  return {
    name: t("oraklos-explain-throw"),
    now: t("oraklos-explain-throw-now"),
    rule: isOwn ? t("oraklos-explain-throw-own") : undefined,
    ours: isOwn ? undefined : t("oraklos-explain-throw-ours"),
  };
}

/** The clocks of search, showing and challenge, which no printed rule has. */
export function ofClock(): Explanation {
  return {
    name: t("oraklos-explain-clock"),
    rule: t("oraklos-explain-clock-rule"),
    ours: t("oraklos-explain-clock-ours"),
  };
}

export function ofPoints(view: OraklosView, seat: number): Explanation {
  const goal = view.options.mode === "antipodes" ? 5 : 10;
  return {
    name: signed(t("oraklos-board-points", { points: view.scores[seat] ?? 0 })),
    now: signed(t("oraklos-explain-gain", { points: view.gains[seat] ?? 0 })),
    rule: t("oraklos-board-goal", { goal }),
  };
}

export function ofStock(view: OraklosView, seat: number): Explanation {
  const stock = view.stocks[seat] ?? [];
  return {
    name: t("oraklos-explain-stock"),
    now: stock.map((count, place) => `${count} ${colour(LETTERS[place]!)}`).join(", "),
    rule: t("oraklos-explain-stock-rule"),
  };
}
