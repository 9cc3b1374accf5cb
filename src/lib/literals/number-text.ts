/**
 * A number as literals have it. A larger integer was written with an exponent, or it would be a bigint: `1e20`. One
 * beyond the range of numbers is written so that it is read like that again.
 */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '1e999' : '-1e999';
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);
}
