/** What happened at your slow tables since you looked: one sentence each. */
import { kitOf } from "../games/kits";
import { namesOf } from "../table/names";
import type { BaseView } from "../table/props";
import { sentence } from "../table/sentences";
import type { RecapSentence, TableInfo } from "../wire.gen";
import { learn, t } from "../words/words.svelte";
import { api } from "./api";

export class Recaps {
  private recaps = $state.raw<{ recap: RecapSentence; table: TableInfo }[]>([]);
  private asked: readonly TableInfo[] = [];

  /** Asks again if a slow table has changed: somebody moved there, or you looked at it in another tab. */
  async follow(tables: readonly TableInfo[]): Promise<void> {
    const slow = tables.filter((one) => one.status === "running" && one.you !== null && one.clock.kind === "days");
    if (slow.length === this.asked.length && slow.every((one, place) => one === this.asked[place])) return;
    this.asked = slow;
    const recaps = slow.length ? await read(slow).catch(() => this.recaps) : [];
    if (slow === this.asked) this.recaps = recaps;
  }

  /** The sentence of this table, in the reader's language. Empty if nothing happened. */
  of(id: string): string {
    const found = this.recaps.find((one) => one.table.id === id);
    if (!found) return "";
    const { recap, table } = found;
    const names = namesOf(table);
    const what = recap.news.map((event) => sentence(table.game, event, names, recap.view as BaseView));
    return t("home-since", { count: recap.moves, what: what.filter(Boolean).join(" ") });
  }
}

async function read(tables: readonly TableInfo[]): Promise<{ recap: RecapSentence; table: TableInfo }[]> {
  const found = (await api.recaps()).flatMap((recap) => {
    const table = tables.find((one) => one.id === recap.table);
    return table ? [{ recap, table }] : [];
  });
  const games = [...new Set(found.map(({ table }) => table.game))];
  await Promise.all(games.flatMap((game) => [learn(game), kitOf(game)]));
  return found;
}
