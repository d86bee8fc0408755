/** How a drawing presents itself to a screen reader: as an image if it has a label, else not at all. */
export function labelled(label: string | undefined) {
  return label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
}
