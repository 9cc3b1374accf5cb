/** The numbers that a pattern finds in its first group, each once. */
export function numbersOf(text: string, pattern: RegExp): number[] {
  return [...new Set([...text.matchAll(pattern)].map(([, digits]) => Number(digits)))];
}
