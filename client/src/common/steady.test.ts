import { expect, test } from "vitest";
import { hitsAnother } from "./steady";

const button = (words: string) => Object.assign(document.createElement("button"), { textContent: words });
const press = (control: Element | null, at: number, x = 100, y = 100) => ({
  at,
  x,
  y,
  control,
  words: control?.textContent ?? "",
});

test("a second press within half a second does nothing new", () => {
  const first = press(button("I am ready"), 0);
  const card = button("red 7");
  expect(hitsAnother(first, press(card, 250))).toBe(true);
  expect(hitsAnother(first, press(card, 250, 106, 97))).toBe(true);
  expect(hitsAnother(first, press(card, 500))).toBe(false);
});

test("a press on another control elsewhere, or on the same control again, counts", () => {
  const plus = button("+");
  expect(hitsAnother(press(plus, 0), press(plus, 120))).toBe(false);
  expect(hitsAnother(press(plus, 0), press(button("−"), 120, 160, 100))).toBe(false);
  expect(hitsAnother(null, press(plus, 0))).toBe(false);
});

test("a control whose label has changed counts as another one", () => {
  const one = button("Pause");
  const before = press(one, 0);
  one.textContent = "Go on";
  expect(hitsAnother(before, press(one, 300))).toBe(true);
});
