/** The one line that says what the table waits for. */
import type { LiveTable } from "../net/live.svelte";
import type { TableInfo } from "../wire.gen";
import { spelled } from "../words/spelled";
import { t, tOr } from "../words/words.svelte";
import type { BaseView } from "./props";

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(names);
}

export function promptOf(
  info: TableInfo,
  names: readonly string[],
  mine: boolean,
  live: { sent: LiveTable["sent"]; pace?: Pick<LiveTable["pace"], "behind"> },
  view: BaseView | null,
  awaited: readonly number[] = view?.acting ?? [],
): string {
  if (info.status === "finished") return t("table-over");
  if (info.paused) return t("table-paused");
  if (live.sent !== null && !live.pace?.behind) return t("table-sending");
  if (mine && view && live.sent === null)
    return t("table-your-turn-to", { phase: tOr([`${info.game}-phase-${view.phase}`], spelled(view.phase)) });
  // While an earlier position is on show, nobody waits for themselves.
  const waiting = awaited
    .filter((seat) => seat !== info.you)
    .map((seat) => names[seat])
    .filter((name) => name !== undefined);
  const sentence = waiting.length ? t("table-waiting", { names: listed(waiting) }) : t("table-moment");
  return live.pace?.behind ? `${sentence} ${t("table-showing")}` : sentence;
}
