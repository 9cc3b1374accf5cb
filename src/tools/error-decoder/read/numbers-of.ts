/** The distinct numbers captured by the first groups of patterns, in the order of these. */
export function numbersOf(text: string, ...patterns: readonly RegExp[]): number[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...new Set(found.map(([, digits]) => Number(digits)))];
}
