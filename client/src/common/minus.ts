/** A number with a true minus sign. */
export function withMinus(number: number): string {
  return String(number).replace("-", "−");
}
