/** The explanations of Delphi's signs: name, what they do now, the rule, and what no source prints. */
import type { Explanation } from "../../common/explain.svelte";
import type { DelphiSeatView, DelphiView } from "./view.gen";
import type { Place } from "./chart";
import { t, tHelp } from "../../words/words.svelte";

const TOP = 6;

export function ofFact(
  fact: "favor" | "shield" | "range" | "tasks" | "injuries" | "cards",
  value: number,
): Explanation {
  return { name: t(`delphi-fact-${fact}`, { value }), rule: t(`delphi-fact-${fact}-rule`) };
}

export function ofHold(player: DelphiSeatView): Explanation {
  const used = player.offerings_aboard.length + player.statues_aboard.length;
  return { name: t("delphi-board-hold", { used, room: player.hold }), rule: t("delphi-fact-hold-rule") };
}

export function ofGod(player: DelphiSeatView, god: string): Explanation {
  const row = player.gods[god] ?? 0;
  return {
    name: t("delphi-god", { god }),
    now: row === TOP ? t("delphi-explain-god-ready") : t("delphi-explain-god-row", { row }),
    rule: tHelp(`delphi-god-${god}`),
  };
}

export function ofShip(ship: string): Explanation {
  return {
    name: t("delphi-ship", { ship }),
    rule: tHelp(`delphi-ship-${ship}`),
    ours: t("delphi-explain-ours-name"),
  };
}

export function ofCard(card: string): Explanation {
  return {
    name: t("delphi-card", { card }),
    rule: tHelp(`delphi-card-${card}`),
    ours: t("delphi-explain-ours-name"),
  };
}

export function ofCompanion(role: string, colour: string): Explanation {
  return {
    name: `${t(`delphi-companion-${colour}-${role}`)} (${t("delphi-role", { role })}, ${t(`colour-${colour}`)})`,
    rule: tHelp(`delphi-role-${role}`),
  };
}

export function ofInjuries(player: DelphiSeatView): Explanation {
  const total = Object.values(player.injuries).reduce((sum, one) => sum + one, 0);
  return {
    name: t("delphi-fact-injuries", { value: total }),
    now: t("delphi-board-danger", { total, most: player.rest_total, same: player.rest_same }),
    rule: t("delphi-fact-injuries-rule"),
  };
}

/** A die, card, purse or god that you can pay with. */
export function ofSource(player: DelphiSeatView, id: string, label: string, isUsed: boolean): Explanation {
  const [kind, which] = id.split(" ") as [string, string | undefined];
  if (kind === "god") return ofGod(player, which!);
  if (kind === "purse") return ofCard("E4");
  return {
    name: label,
    now: isUsed ? undefined : t(`delphi-explain-${kind}-now`, { number: which ?? "" }),
    rule: t(`delphi-explain-${kind}`),
  };
}

/** What a hex is, what lies and can be done there, and what it is good for. */
export function ofHex(place: Place, what: string, now: readonly string[]): Explanation {
  return {
    name: upper(what),
    now: now.filter((one) => one).join(". ") || undefined,
    rule: t(`delphi-explain-hex-${ruleOf(place)}`),
  };
}

function ruleOf(place: Place): string {
  const lands = ["island", "lair", "stock", "temple", "city", "pedestals"] as const;
  return (
    lands.find((land) => place[land]) ?? (place.kind === "zeus" || place.kind === "shallow" ? place.kind : "water")
  );
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Which map is on the table. A fixed or free one is our own. */
export function ofMap(view: DelphiView): Explanation {
  const layout = String(view.options["layout"] ?? "reference");
  return {
    name: t("delphi-explain-map", { layout }),
    now: t("delphi-explain-map-seed", { seed: view.map_seed }),
    ours: layout === "compact" ? undefined : t("delphi-explain-ours-map", { layout }),
  };
}
