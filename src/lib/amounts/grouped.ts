/** A whole number as pages print it: `1,400,000`. */
export function grouped(amount: bigint | number): string {
  return amount.toLocaleString('en-US');
}
