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

/**
 * The units of a figure that the data has as a number: 0.14 dollars with 2 places are 14 cents. The digits are
 * read as they are written, so nothing is multiplied as a float.
 *
 * @throws when the figure has more places.
 */
export function unitsOf(figure: number, places: number): bigint {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(figure)) ?? [];
  if (whole === '' || fraction.length > places) throw new Error(`${figure} has no exact form with ${places} places.`);
  return BigInt(whole + fraction.padEnd(places, '0'));
}
