/** Keyboard players keep their place: when the pressed control is gone, the focus returns to the board. */
import { tick } from "svelte";

let byKeyboard = false;
if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (byKeyboard = true), { capture: true });
  addEventListener("pointerdown", () => (byKeyboard = false), { capture: true });
}

/** An action for the board's container. It runs whenever its argument changes. */
export function keepFocus(node: HTMLElement, _shown: unknown): { update: (shown: unknown) => void } {
  const restore = async () => {
    await tick();
    if (byKeyboard && document.activeElement === document.body) node.focus({ preventScroll: true });
  };
  return { update: () => void restore() };
}
