/** A sign that explains itself: hover, focus and tap show a card with its name, what it does now, and the rule. */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import ExplainCard from "./ExplainCard.svelte";

export interface Explanation {
  name: string;
  /** What it does, or is worth, now. */
  now?: string | undefined;
  rule?: string | undefined;
  /** Shown where no source prints the value. */
  ours?: string | undefined;
}

/** Places a card that must not cover the board around its sign: in the corner farthest from these. */
export interface Room {
  within: Element;
  clear: readonly Element[];
}

export interface Shown {
  text: Explanation;
  anchor: Element;
  room?: Room | undefined;
}

/** A sign among many that share one listener. */
export interface Sign {
  element: Element;
  text: () => Explanation | null;
  room?: Room;
}

const CONTROL = "button, a, input, [role=button]";
const HOVER_MS = 260;
/** A finger that rests this long on a control asks what it is. */
const HOLD_MS = 450;
const SLIP_PX = 10;
export const CARD_ID = "explaining-card";

class Card {
  shown = $state.raw<Shown | null>(null);
}
export const card = new Card();

let users = 0;
let host: Record<string, unknown> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(anchor: Element, text: Explanation, room?: Room): void {
  clearTimeout(timer);
  hide();
  card.shown = { text, anchor, room };
  anchor.setAttribute("aria-describedby", CARD_ID);
}

function open({ element, text, room }: Sign): void {
  const found = text();
  if (found) show(element, found, room);
}

export function hide(): void {
  clearTimeout(timer);
  card.shown?.anchor.removeAttribute("aria-describedby");
  card.shown = null;
}

function hideFor(anchor: Element): void {
  clearTimeout(timer);
  if (card.shown?.anchor === anchor) hide();
}

function enlist(): void {
  users += 1;
  host ??= mount(ExplainCard, { target: document.querySelector("main") ?? document.body }) as Record<string, unknown>;
}

function dismiss(): void {
  users -= 1;
  if (users > 0 || !host) return;
  void unmount(host);
  host = null;
}

type Heard = Record<string, (event: Event) => void>;

/** Listens to these events until the returned function is called.
 *
 * With `on`, the card may be hidden while a redraw removes the focused element from the page.
 */
function hearing(element: Element, heard: Heard, capture = false): () => void {
  const ends = Object.entries(heard).map(([name, hear]) => on(element, name, hear, { capture }));
  return () => ends.forEach((end) => end());
}

/** A finger that rests on a control opens its card. The press that ends with it does nothing. */
function holding(root: Element, ask: (target: Element) => Sign | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isHeld = false;
  const stop = () => clearTimeout(timer);
  const begin = (event: Event) => {
    const { pointerType, clientX, clientY, target } = event as PointerEvent;
    stop();
    isHeld = false;
    const sign = pointerType === "touch" ? ask(target as Element) : null;
    if (!sign?.element.matches(CONTROL)) return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      isHeld = true;
      open(sign);
    }, HOLD_MS);
  };
  const slip = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP_PX) stop();
  };
  const click = (event: Event) => {
    stop();
    if (!isHeld) return;
    isHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => isHeld && event.preventDefault();
  const heard = { pointerdown: begin, pointermove: slip, pointerup: stop, pointercancel: stop, click };
  const ends = [hearing(root, heard, true), hearing(root, { contextmenu: menu })];
  return () => {
    stop();
    ends.forEach((end) => end());
  };
}

const isMouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";

/** Makes an HTML or SVG element explain itself. A control keeps what its press does. */
export function explains(text: () => Explanation | null): Attachment {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    const sign: Sign = { element, text };
    const isControl = element.matches(CONTROL);
    if (!isControl && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "0");
    element.setAttribute("data-explains", "");
    let isOver = false;
    const ends = [
      hearing(element, {
        // A sign that appears under a resting mouse shows no card: only a moving mouse asks.
        pointermove: (event) => {
          if (isOver || !isMouse(event)) return;
          isOver = true;
          timer = setTimeout(() => open(sign), HOVER_MS);
        },
        pointerleave: (event) => {
          if (!isMouse(event)) return;
          isOver = false;
          hideFor(element);
        },
        focus: () => element.matches(":focus-visible") && open(sign),
        blur: () => hideFor(element),
        click: () => (isControl ? hideFor(element) : open(sign)),
      }),
      holding(element, () => sign),
    ];
    enlist();
    return () => {
      for (const end of ends) end();
      hideFor(element);
      dismiss();
    };
  };
}

/** Makes many signs explain themselves with one listener on their container, such as the hexes of a map. */
export function explainsWithin(find: (target: Element) => Sign | null): Attachment {
  return (node) => {
    let over: Element | null = null;
    const leave = () => {
      over = null;
      hide();
    };
    const hover = (event: Event) => {
      const sign = isMouse(event) ? find(event.target as Element) : null;
      if (sign?.element === over) return;
      leave();
      over = sign?.element ?? null;
      if (sign) timer = setTimeout(() => open(sign), HOVER_MS);
    };
    const focus = (event: Event) => {
      const sign = find(event.target as Element);
      if (sign?.element.matches(":focus-visible")) open(sign);
    };
    const click = (event: Event) => {
      const sign = find(event.target as Element);
      if (sign?.element.matches(CONTROL)) hide();
      else if (sign) open(sign);
    };
    const ends = [
      hearing(node, { pointermove: hover, pointerleave: leave, focusin: focus, focusout: leave, click }),
      holding(node, find),
    ];
    enlist();
    return () => {
      for (const end of ends) end();
      if (card.shown && node.contains(card.shown.anchor)) hide();
      dismiss();
    };
  };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes the signs inside one Tab stop: arrows move from sign to sign. */
export function roams(): Attachment {
  return (node) => {
    const root = node as HTMLElement | SVGElement;
    const signs = () => [...root.querySelectorAll<HTMLElement>("[data-explains]:not([role=button])")];
    const stop = (chosen: Element | undefined) => {
      for (const sign of signs()) sign.setAttribute("tabindex", sign === chosen ? "0" : "-1");
    };
    const walk = (event: Event) => {
      const step = STEPS[(event as KeyboardEvent).key];
      const all = signs();
      const here = all.indexOf(document.activeElement as HTMLElement);
      if (step === undefined || here < 0) return;
      event.preventDefault();
      const next = all[(here + step + all.length) % all.length]!;
      stop(next);
      next.focus();
    };
    stop(signs()[0]);
    root.addEventListener("keydown", walk);
    return () => root.removeEventListener("keydown", walk);
  };
}
