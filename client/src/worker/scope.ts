/** The parts of a service worker's global scope that ours uses. TypeScript's own types exclude those of pages. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface WorkerPush extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}
export interface WorkerPress extends WorkerEvent {
  readonly notification: Notification;
  readonly action: string;
}
export interface WorkerRenewal extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Events {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetch;
  push: WorkerPush;
  notificationclick: WorkerPress;
  pushsubscriptionchange: WorkerRenewal;
}
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(name: K, listener: (event: Events[K]) => void): void;
}
