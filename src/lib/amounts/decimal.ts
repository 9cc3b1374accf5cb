import {grouped} from './grouped';

/**
 * Units as an exact decimal number: 5,000 lamports with 9 places are `0.000005`.
 *
 * @param places how many of the digits stand behind the point.
 * @param atLeast how many places are printed even when they are zeros, such as 2 for cents.
 */
export function decimal(units: bigint, places: number, atLeast = 0): string {
  const scale = 10n ** BigInt(places);
  const fraction = (units % scale).toString().padStart(places, '0');
  const shown = fraction.slice(0, atLeast) + fraction.slice(atLeast).replace(/0+$/, '');
  return grouped(units / scale) + (shown ? `.${shown}` : '');
}
