/** This browser's last choices for a game against bots. On the first visit, easy ones. */
import { IS_STATIC } from "../common/base";
import { keep, kept } from "../common/storage";
import { coverOf } from "../games/covers";
import type { GameInfo, NewTable } from "../wire.gen";
import { me } from "../net/account.svelte";
import { Refusal, api } from "../net/api";
import { t } from "../words/words.svelte";
import { firstValues, wishOf, type Values } from "./wish";

export interface Choices {
  seats: number;
  level: string;
  values: Values;
}

const KEY = "adyton-choices";

const stored = () => kept<Record<string, Choices>>(KEY, {});

/** The fewest opponents, and the bot that plays like a beginner. */
function gentle(game: GameInfo): Choices {
  return {
    seats: Math.min(...game.chairs),
    level: game.bots.includes("easy") ? "easy" : (game.bots[0] ?? ""),
    values: { ...firstValues(game.options), ...coverOf(game.slug).gentle },
  };
}

export function choicesOf(game: GameInfo): Choices {
  const first = gentle(game);
  const last = stored()[game.slug];
  if (!last || !game.chairs.includes(last.seats) || !game.bots.includes(last.level)) return first;
  const known = Object.entries(last.values).filter(([name]) => name in first.values);
  return { ...last, values: { ...firstValues(game.options), ...Object.fromEntries(known) } };
}

/** Saves the choices, except a data file, which is too large. */
export function keepChoices(game: GameInfo, choices: Choices): void {
  const files = new Set(game.options.filter((option) => option.kind === "content").map((option) => option.name));
  const values = Object.fromEntries(Object.entries(choices.values).filter(([name]) => !files.has(name)));
  keep(KEY, { ...stored(), [game.slug]: { ...choices, values } });
}

const botWish = (game: GameInfo, choices: Choices): NewTable =>
  wishOf(game, { ...choices, clock: { kind: "none" }, isPublic: false, spectators: true });

/** Opens a table against bots, starts it, and returns its address. If the server does not answer and this device has
    what it needs, the table is on this device. */
export async function playBots(game: GameInfo, choices: Choices, wish = botWish(game, choices)): Promise<string> {
  if (IS_STATIC) return playHere(game, choices);
  try {
    const table = await api.open(wish);
    await api.start(table.id);
    return `/table/${table.id}`;
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !refusal.isAway) throw refusal;
    const pack = await import("../local/pack");
    if (!(await pack.kept())) throw refusal;
    return playHere(game, choices);
  }
}

/** Opens a table against bots on this device, and returns its address. */
export async function playHere(game: GameInfo, choices: Choices): Promise<string> {
  const site = await import("../local/site");
  const table = await site.openTable(botWish(game, choices), me()?.name || t("here-you"));
  return `/table/${table.id}`;
}
