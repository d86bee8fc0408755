/** A sign that explains itself: hover, focus and tap show a card with its name, what it does now, and the rule. */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import ExplainCard from "./ExplainCard.svelte";

export interface Explanation {
  name: string;
  /** What it does or is worth now. */
  now?: string | undefined;
  rule?: string | undefined;
  /** Said where a value is not printed in any source. */
  ours?: string | undefined;
}

export interface Shown {
  text: Explanation;
  anchor: Element;
}

const HOVER_MS = 260;
export const CARD_ID = "explaining-card";

class Card {
  shown = $state.raw<Shown | null>(null);
}
export const card = new Card();

let users = 0;
let host: Record<string, unknown> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(anchor: Element, text: Explanation): void {
  clearTimeout(timer);
  hide();
  card.shown = { text, anchor };
  anchor.setAttribute("aria-describedby", CARD_ID);
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

/** What makes an element of HTML or SVG explain itself. One that can be pressed keeps what a press does. */
export function explains(text: () => Explanation | null): Attachment {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    const isControl = element.matches("button, a, input, [role=button]");
    if (!isControl && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "0");
    element.setAttribute("data-explains", "");
    const open = () => {
      const found = text();
      if (found) show(element, found);
    };
    let isOver = false;
    const heard: Record<string, (event: Event) => void> = {
      // A sign that appears under a resting mouse says nothing: only a mouse that moves asks.
      pointermove: (event) => {
        if (isOver || (event as PointerEvent).pointerType !== "mouse") return;
        isOver = true;
        timer = setTimeout(open, HOVER_MS);
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") return;
        isOver = false;
        hideFor(element);
      },
      focus: () => element.matches(":focus-visible") && open(),
      blur: () => hideFor(element),
      click: () => !isControl && open(),
    };
    // `on` makes it safe to hide the card when an element with focus is taken out of the page while that is drawn.
    const ends = Object.entries(heard).map(([name, hear]) => on(element, name, hear));
    enlist();
    return () => {
      for (const end of ends) end();
      hideFor(element);
      dismiss();
    };
  };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes the signs within one stop for Tab: arrows go from sign to sign. */
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
