/** Keys on a board: arrows move within a hand or group, Tab moves from group to group. */
const CONTROLS = "button, a[href], input, select, summary, [role=button], [role=radio], [tabindex]";
const GROUPS = "ul, ol, [role=group], [role=list], [role=radiogroup], fieldset, svg, form, section";
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Control = HTMLElement | SVGElement;

const isIllegal = (control: Element) => control.getAttribute("aria-disabled") === "true";

function controlsIn(root: Element): Control[] {
  return [...root.querySelectorAll<Control>(CONTROLS)].filter(
    (control) => control.tabIndex >= 0 && !control.matches(":disabled") && control.getClientRects().length > 0,
  );
}

/** The smallest group around this control that holds more than one. */
function groupOf(control: Element, root: Element): Element {
  let group = control.parentElement?.closest(GROUPS) ?? root;
  while (group !== root && root.contains(group) && controlsIn(group).length < 2)
    group = group.parentElement?.closest(GROUPS) ?? root;
  return root.contains(group) ? group : root;
}

function centreOf(control: Element): [number, number] {
  const box = control.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest control in this direction. Sideways distance counts double. */
export function nearest<T extends Element>(from: T, others: readonly T[], [x, y]: [number, number]): T | null {
  const [fromX, fromY] = centreOf(from);
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const [otherX, otherY] = centreOf(other);
    const ahead = (otherX - fromX) * x + (otherY - fromY) * y;
    const aside = Math.abs((otherX - fromX) * y) + Math.abs((otherY - fromY) * x);
    const way = ahead + 2 * aside;
    if (other !== from && ahead > 1 && way < least) [best, least] = [other, way];
  }
  return best;
}

/** Arrows skip illegal controls. With Shift they visit them too, so that the player can ask why not. */
function step(from: Control, root: Element, arrow: [number, number], all: boolean): boolean {
  const group = controlsIn(groupOf(from, root)).filter((control) => all || !isIllegal(control));
  const next = nearest(from, group, arrow);
  next?.focus();
  return next !== null;
}

/** Leaves the group for the next one and focuses a legal control there. False: the browser handles the key. */
function leave(from: Control, root: Element, back: boolean): boolean {
  const all = controlsIn(root);
  const around = groupOf(from, root);
  const group = around === root ? from : around; // A control without a group is a group of its own.
  // A group may lie within another one: beside the signs of a heading, the list that it is about.
  const others = all.filter(
    (control) => !group.contains(control) || (around !== root && groupOf(control, root) !== around),
  );
  const isAfter = (control: Control) => !!(from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = back ? others.findLast((control) => !isAfter(control)) : others.find(isAfter);
  if (!next) {
    controlsIn(group)
      .at(back ? 0 : -1)
      ?.focus({ preventScroll: true });
    return false;
  }
  const there = groupOf(next, root);
  const first = there.contains(from) ? next : controlsIn(there).find((control) => !isIllegal(control));
  (first ?? next).focus();
  return true;
}

/** An action for the board's container. Boards and fields that handle keys themselves keep them. */
export function keysOn(root: HTMLElement): { destroy: () => void } {
  function pressed(event: KeyboardEvent): void {
    const from = event.target as Control;
    const isTyping = from.matches("input:not([type=radio], [type=checkbox]), select, textarea");
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || from === root || isTyping) return;
    const arrow = ARROWS[event.key];
    const isDone = arrow
      ? step(from, root, arrow, event.shiftKey)
      : event.key === "Tab" && leave(from, root, event.shiftKey);
    if (isDone) event.preventDefault();
  }
  root.addEventListener("keydown", pressed);
  return { destroy: () => root.removeEventListener("keydown", pressed) };
}
