/** Formats a whole number with thousands separators: `1,400,000`. */
export function grouped(amount: bigint | number): string {
  return amount.toLocaleString('en-US');
}
