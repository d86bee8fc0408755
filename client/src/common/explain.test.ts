import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { explains, explainsWithin, hide, roams } from "./explain.svelte";

beforeAll(() => speak("en"));
beforeEach(() => vi.useFakeTimers());
let ends: (() => void)[] = [];
afterEach(() => {
  hide();
  for (const end of ends) end();
  ends = [];
  vi.useRealTimers();
});

const TEXT = { name: "Mirror", now: "You have one.", rule: "It pays once more.", ours: "Its number." };
const shown = () => document.querySelector("[role=tooltip]");

function sign(tag = "span"): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  ends.push(explains(() => TEXT)(element) as () => void);
  return element;
}

function send(element: Element, event: Event): void {
  element.dispatchEvent(event);
  flushSync();
}

function pointer(type: string, pointerType: string): Event {
  return Object.assign(new Event(type, { bubbles: true }), { pointerType });
}

test("a tap shows name, effect, rule and what is reconstructed; a press elsewhere hides the card", () => {
  const element = sign();
  send(element, new MouseEvent("click"));
  expect(shown()!.textContent).toContain("Mirror");
  for (const part of ["You have one.", "It pays once more.", "Reconstructed. Its number."])
    expect(shown()!.textContent).toContain(part);
  expect(element.getAttribute("aria-describedby")).toBe(shown()!.id);
  send(document.body, pointer("pointerdown", "touch"));
  expect(shown()).toBeNull();
  expect(element.hasAttribute("aria-describedby")).toBe(false);
});

test("a mouse that stays on a sign shows the card, one that passes does not", () => {
  const element = sign();
  send(element, pointer("pointermove", "mouse"));
  vi.advanceTimersByTime(100);
  send(element, pointer("pointerleave", "mouse"));
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(shown()).toBeNull();
  send(element, pointer("pointermove", "mouse"));
  vi.advanceTimersByTime(300);
  flushSync();
  expect(shown()).not.toBeNull();
});

test("a sign that appears under a resting mouse shows no card", () => {
  const element = sign();
  send(element, pointer("pointerenter", "mouse"));
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(shown()).toBeNull();
});

test("focus shows the card, Escape and leaving hide it", () => {
  const element = sign();
  expect(element.tabIndex).toBe(0);
  vi.spyOn(element, "matches").mockReturnValue(true);
  send(element, new FocusEvent("focus"));
  expect(shown()).not.toBeNull();
  send(document.body, new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(shown()).toBeNull();
  send(element, new FocusEvent("focus"));
  send(element, new FocusEvent("blur"));
  expect(shown()).toBeNull();
});

test("a button keeps what its press does", () => {
  const button = sign("button");
  send(button, new MouseEvent("click"));
  expect(shown()).toBeNull();
});

test("many signs are one Tab stop, and arrows move between them", () => {
  const root = document.body.appendChild(document.createElement("div"));
  const signs = [0, 1, 2].map(() => root.appendChild(document.createElement("span")));
  for (const one of signs) ends.push(explains(() => TEXT)(one) as () => void);
  roams()(root);
  expect(signs.map((one) => one.tabIndex)).toEqual([0, -1, -1]);
  signs[0]!.focus();
  signs[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  expect(document.activeElement).toBe(signs[2]);
  expect(signs.map((one) => one.tabIndex)).toEqual([-1, -1, 0]);
});

test("a finger that rests on a button shows its card, and the press that ends with it does nothing", () => {
  const element = sign("button");
  flushSync();
  const pressed = vi.fn();
  element.addEventListener("click", pressed);
  const touch = (type: string, x = 0) =>
    send(element, Object.assign(pointer(type, "touch"), { clientX: x, clientY: 0 }));
  touch("pointerdown");
  vi.advanceTimersByTime(500);
  flushSync();
  expect(shown()!.textContent).toContain("Mirror");
  touch("pointerup");
  send(element, new MouseEvent("click"));
  expect(pressed).not.toHaveBeenCalled();
  touch("pointerdown");
  touch("pointerup");
  send(element, new MouseEvent("click"));
  expect(pressed).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();
  touch("pointerdown");
  touch("pointermove", 30);
  vi.advanceTimersByTime(500);
  flushSync();
  expect(shown()).toBeNull();
});

test("many signs share one listener, and their card appears in a corner", () => {
  const map = document.body.appendChild(document.createElement("div"));
  map.innerHTML = '<span data-at="1" role="button">one</span><span data-at="2">two</span><i>sea</i>';
  const find = (target: Element) => {
    const element = target.closest("[data-at]");
    return element && { element, text: () => TEXT, room: { within: map, clear: [element] } };
  };
  ends.push(explainsWithin(find)(map) as () => void);
  flushSync();
  const [one, two, sea] = [...map.children] as [Element, Element, Element];
  send(one, pointer("pointermove", "mouse"));
  vi.advanceTimersByTime(300);
  flushSync();
  expect(one.getAttribute("aria-describedby")).toBe(shown()!.id);
  send(sea, pointer("pointermove", "mouse"));
  expect(shown()).toBeNull();
  send(two, new MouseEvent("click", { bubbles: true }));
  expect(two.getAttribute("aria-describedby")).toBe(shown()!.id);
  send(one, new MouseEvent("click", { bubbles: true }));
  expect(shown()).toBeNull();
});
