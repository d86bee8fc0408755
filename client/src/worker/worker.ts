/** The service worker: notifications that open their table, and pages that can be read offline. */
import { openedBy, shown, type Message } from "./message";
import type { WorkerRenewal, WorkerScope } from "./scope";

// Compiled separately, as a script without imports. `vite.config.ts` inserts the files and their version.
// TypeScript takes this for a page: its types know either pages or workers.
// eslint-disable-next-line no-restricted-syntax
const scope = globalThis as unknown as WorkerScope;
const FILES = ["__OFFLINE_FILES__"];
const VERSION = "__OFFLINE_VERSION__";
const CACHE = `adyton-${VERSION}`;
const GAMES = "/api/games";
/** What a person asked for, to play without a network: the whole site and Python. `local/pack.ts` fills it. */
const PACK = "adyton-pack";

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await scope.skipWaiting();
  // Rules can be read without their pictures, so nothing waits for these.
  void keepPictures(cache).catch(() => undefined);
}

/** The positions that the rules pages show. */
async function keepPictures(cache: Cache): Promise<void> {
  const list = await fetch(GAMES);
  const found = (await list.clone().json()) as { slug: string }[];
  await cache.put(GAMES, list);
  await cache.addAll(found.map(({ slug }) => `${GAMES}/${encodeURIComponent(slug)}/pictures`));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE && name !== PACK).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** Pages come from the network, so that nobody plays on with old code. Offline, the cached page opens. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = (await caches.match("/", { cacheName: PACK })) ?? (await caches.match("/", { cacheName: CACHE }));
    if (kept) return kept;
    throw error;
  }
}

/** Files whose names change with their contents. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The offline pack. The page that brings it up to date reloads its files. */
async function packed(request: Request): Promise<Response> {
  const isFresh = request.cache === "reload" || request.cache === "no-store";
  return (isFresh ? undefined : await caches.match(request, { cacheName: PACK })) ?? fetch(request);
}

/** The list of games, and the words, rules and pictures of each, from the last request. */
async function games(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

async function notify(message: Message): Promise<void> {
  await scope.registration.showNotification(message.title, shown(message));
  await scope.navigator.setAppBadge?.(message.waiting).catch(() => undefined);
}

async function press(notification: Notification, action: string): Promise<void> {
  notification.close();
  const { link, off, mute } = notification.data as { link: string; off: string; mute: string };
  if (action === "off" || action === "mute") {
    await fetch(`/api/notifying/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ word: action === "off" ? off : mute }),
    });
    return;
  }
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const own = openedBy(open, new URL(link, scope.location.origin).href);
  if (own) await own.focus();
  else await scope.clients.openWindow(link);
}

/** The browser changed its keys: the site must know the new ones. */
async function renew(event: WorkerRenewal): Promise<void> {
  const options = event.oldSubscription?.options;
  if (!options?.applicationServerKey) return;
  const fresh = await scope.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: options.applicationServerKey,
  });
  const { endpoint, keys } = fresh.toJSON();
  await fetch("/api/notifying/devices", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, key: keys?.["p256dh"], auth: keys?.["auth"], name: "" }),
  });
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (pathname.startsWith("/offline/")) event.respondWith(packed(request));
  else if (pathname === GAMES || pathname.startsWith(`${GAMES}/`)) event.respondWith(games(request));
});
scope.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(notify(event.data.json() as Message));
});
scope.addEventListener("notificationclick", (event) => event.waitUntil(press(event.notification, event.action)));
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
