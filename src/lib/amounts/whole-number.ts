import {grouped} from './grouped';

export interface Range {
  readonly min: bigint;
  readonly max: bigint;
}

/** A parsed whole number, or an error that says what to enter instead. */
export type WholeNumber =
  {readonly value: bigint; readonly error?: undefined} | {readonly value?: undefined; readonly error: string};

/** Strips the thousands separators of a pasted number: `1,400,000`, `1_400_000`, and those of other languages. */
export function withoutSeparators(text: string): string {
  return text.replace(/(?<=\d)[,_ '\u2019\u00A0\u202F](?=\d{3}(?:\D|$))/g, '');
}

/** Parses a whole number of any size, with or without separators. */
export function readWholeNumber(text: string, {min, max}: Range): WholeNumber {
  const digits = withoutSeparators(text).trim();
  if (!/^\d+$/.test(digits)) return {error: `Enter a whole number from ${grouped(min)} to ${grouped(max)}.`};
  const value = BigInt(digits);
  if (value < min) return {error: `Enter ${grouped(min)} or more.`};
  if (value > max) return {error: `Enter ${grouped(max)} or less.`};
  return {value};
}
