/** A number as literals have it. A larger integer was written with an exponent, or it would be a bigint: `1e20`. */
export function numberText(value: number): string {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);
}
