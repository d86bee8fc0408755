/** Calls the player: title, favicon, a note of the system while the tab is hidden, and soft knocks if sound is on. */
import { preferences } from "../common/preferences.svelte";
import { t } from "../words/words.svelte";

export function markTurn(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.href = address;
}

export function call(game: string): void {
  knock("turn");
  if (!document.hidden || !preferences.notify || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(t("table-your-turn"), { body: game, icon: "/favicon-turn.svg", tag: "adyton-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

let audio: AudioContext | null = null;
const PITCH = { move: 190, turn: 320, end: 140 };

/** One soft knock: of a move, of one's turn, of the end. */
export function knock(what: keyof typeof PITCH): void {
  if (!preferences.sound || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const now = audio.currentTime;
  tone.type = "triangle";
  tone.frequency.setValueAtTime(PITCH[what], now);
  tone.frequency.exponentialRampToValueAtTime(PITCH[what] / 2, now + 0.12);
  volume.gain.setValueAtTime(0.25, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}
