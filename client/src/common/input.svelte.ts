/** Whether the person at this browser uses the keyboard now: the last input was a key, not a pointer. */
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock"]);

class Input {
  byKeys = $state(false);
}
export const input = new Input();

if (typeof window !== "undefined") {
  const capture = { capture: true };
  const isText = (target: EventTarget | null) => target instanceof Element && target.matches("input, textarea, select");
  window.addEventListener(
    "keydown",
    (event) => {
      if (!MODIFIERS.has(event.key) && !isText(event.target)) input.byKeys = true;
    },
    capture,
  );
  window.addEventListener("pointerdown", () => (input.byKeys = false), capture);
}
