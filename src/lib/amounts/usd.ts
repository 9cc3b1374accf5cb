/** Formats US cents as dollars: `$201.60`. */
export function usd(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
