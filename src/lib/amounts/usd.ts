import {decimal} from './decimal';

/** Formats US cents as dollars, rounded to whole cents: `$1,201.60`. */
export function usd(cents: number): string {
  return `$${decimal(BigInt(Math.round(cents)), 2, 2)}`;
}
