/** Protects against double clicks: a second press in the same place within 500 ms must not hit a new control. */
const SECOND_PRESS_MS = 500;
const NEAR_PX = 20;
const CONTROLS = "button, a, input, select, summary, label, [role=button], [role=radio], [role=option], [tabindex]";

interface Press {
  at: number;
  x: number;
  y: number;
  control: Element | null;
  words: string;
}

function pressOf(target: EventTarget | null, at: number, x: number, y: number): Press {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return { at, x, y, control, words: `${control?.getAttribute("aria-label") ?? ""} ${control?.textContent ?? ""}` };
}

/** Whether this press is in the same place as the last one but hits something else. */
export function hitsAnother(before: Press | null, now: Press): boolean {
  if (before === null || now.control === null || now.at - before.at >= SECOND_PRESS_MS) return false;
  if (Math.hypot(now.x - before.x, now.y - before.y) > NEAR_PX) return false;
  return before.control !== now.control || before.words !== now.words;
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Watches every press on the page. Returns a function that stops watching. */
export function keepSteady(root: Document): () => void {
  let pointed: Press | null = null;
  let isDropped = false;

  function down(event: PointerEvent): void {
    if (!event.isTrusted) return;
    const press = pressOf(event.target, event.timeStamp, event.clientX, event.clientY);
    isDropped = hitsAnother(pointed, press);
    if (isDropped) drop(event);
    else pointed = press;
  }
  /** A click without a pointer comes from a key or a label. */
  function click(event: MouseEvent): void {
    if (event.isTrusted && event.detail > 0 && isDropped) drop(event);
  }
  /** A key that is held down presses once. */
  function key(event: KeyboardEvent): void {
    const isPress = event.key === "Enter" || event.key === " ";
    if (isPress && event.repeat && (event.target as Element).matches?.("button, a, summary, [role=button]"))
      drop(event);
  }
  const capture = { capture: true };
  root.addEventListener("pointerdown", down, capture);
  root.addEventListener("click", click, capture);
  root.addEventListener("keydown", key, capture);
  return () => {
    root.removeEventListener("pointerdown", down, capture);
    root.removeEventListener("click", click, capture);
    root.removeEventListener("keydown", key, capture);
  };
}
