/** Web push in this browser: whether it is supported, and switching it on and off. */
import type { Notifying } from "../wire.gen";
import { language } from "../words/words.svelte";
import { api } from "./api";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;
}

/** The key in the format that the browser expects. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is notified. */
export async function isOn(): Promise<boolean> {
  return canPush() && Notification.permission === "granted" && (await subscription()) !== null;
}

/** Browser and system, as far as the browser tells, so that the owner recognizes the device. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)/.exec(agent)?.[1] ?? "Browser";
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? "";
  return [browser, system].filter(Boolean).join(" · ");
}

/** Asks the browser, then tells the site. Null if the reader or the browser says no. */
export async function switchOn(key: string): Promise<Notifying | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  await api.changeNotifying({ language: language(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return api.addDevice({
    endpoint: endpoint!,
    key: keys!["p256dh"]!,
    auth: keys!["auth"]!,
    name: deviceName(),
  });
}

export async function switchOff(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
