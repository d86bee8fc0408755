/** Calls the player: title, favicon, a system notification while the tab is hidden, and a sound if that is on. */
import { siteAddress } from "../common/base";
import { preferences } from "../common/preferences.svelte";
import { sound } from "./sounds";
import { t } from "../words/words.svelte";

export function markTurn(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = siteAddress(mine ? "favicon-turn.svg" : "favicon.svg");
  if (icon && icon.href !== address) icon.href = address;
}

export function call(game: string): void {
  sound("turn");
  if (!document.hidden || !preferences.notify || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(t("table-your-turn"), {
    body: game,
    icon: siteAddress("favicon-turn.svg"),
    tag: "adyton-turn",
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
