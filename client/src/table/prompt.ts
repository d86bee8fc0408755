/** The one line that says what the table waits for. */
import type { LiveTable } from "../net/live.svelte";
import type { TableInfo } from "../wire.gen";
import { t, tOr } from "../words/words.svelte";
import type { BaseView } from "./props";

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(names);
}

export function promptOf(
  info: TableInfo,
  names: readonly string[],
  mine: boolean,
  live: Pick<LiveTable, "sent">,
  view: BaseView | null,
): string {
  if (info.status === "finished") return t("table-over");
  if (info.paused) return t("table-paused");
  if (live.sent !== null) return t("table-sending");
  if (mine && view) return t("table-your-turn-to", { phase: tOr([`${info.game}-phase-${view.phase}`], "") });
  // Whoever is shown an earlier position does not wait for himself.
  const waiting = (view?.acting ?? [])
    .filter((seat) => seat !== info.you)
    .map((seat) => names[seat])
    .filter((name) => name !== undefined);
  return waiting.length ? t("table-waiting", { names: listed(waiting) }) : t("table-moment");
}
