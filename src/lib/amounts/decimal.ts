import {grouped} from './grouped';

/**
 * Formats base units as an exact decimal number: 5,000 lamports with 9 places become `0.000005`.
 *
 * @param places number of digits after the decimal point.
 * @param atLeast minimum number of places to print, zeros included, such as 2 for cents.
 */
export function decimal(units: bigint, places: number, atLeast = 0): string {
  const scale = 10n ** BigInt(places);
  const fraction = (units % scale).toString().padStart(places, '0');
  const shown = fraction.slice(0, atLeast) + fraction.slice(atLeast).replace(/0+$/, '');
  return grouped(units / scale) + (shown ? `.${shown}` : '');
}
