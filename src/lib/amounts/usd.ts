/** Cents as pages print them: `$201.60`. */
export function usd(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
