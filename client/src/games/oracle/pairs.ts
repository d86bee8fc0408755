/** Choices of two as the rules write them: a verb and two numbers. */
export function pairText(legal: readonly string[], picked: readonly number[]): string | undefined {
  if (picked.length !== 2) return undefined;
  const wanted = [...picked].sort((one, two) => one - two).join(" ");
  return legal.find((text) => text.split(" ").slice(1).join(" ") === wanted);
}
