/** The distinct numbers captured by the first group of a pattern. */
export function numbersOf(text: string, pattern: RegExp): number[] {
  return [...new Set([...text.matchAll(pattern)].map(([, digits]) => Number(digits)))];
}
