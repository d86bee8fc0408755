/** Lines of a log, for tests. */
let count = 0;

export function logLine(name: string, args: Record<string, string | number>) {
  count += 1;
  return { key: count - 1, line: count, text: name, name, args };
}
