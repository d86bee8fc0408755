/** Legal texts for the text view, in groups and parts, each with its price. */

export interface Choice {
  /** What it belongs to, such as the die that pays. Empty: nothing. */
  group: string;
  /** What it has in common with others of its group, such as sailing. Empty: nothing. */
  part: string;
  label: string;
  /** What it costs, in words. Empty: nothing. */
  price: string;
}

export interface Offered extends Choice {
  text: string;
}

export interface ChoicePart {
  title: string;
  offers: Offered[];
}

export interface ChoiceGroup {
  key: string;
  title: string;
  parts: ChoicePart[];
}

function entry<T>(found: Map<string, T>, key: string, make: () => T): T {
  const known = found.get(key) ?? make();
  found.set(key, known);
  return known;
}

/** The groups in the order of the rules. A text without a group goes by its first word. */
export function grouped(legal: readonly string[], choice: (text: string) => Choice): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const text of legal) {
    const one = { text, ...choice(text) };
    const key = one.group || text.split(" ", 1)[0]!;
    const group = entry(groups, key, () => ({ key, title: one.group, parts: [] }));
    const part = group.parts.find((each) => each.title === one.part);
    if (part) part.offers.push(one);
    else group.parts.push({ title: one.part, offers: [one] });
  }
  return [...groups.values()];
}
