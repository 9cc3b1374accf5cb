import {readWholeNumber, type Range} from './whole-number';

export interface FieldReader {
  /** What is wrong with each field, by its name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly bigint: (field: string, text: string, range: Range) => bigint;
  /** For counts: the range has to be one of safe integers. */
  readonly number: (field: string, text: string, range: Range) => number;
}

/** Reads whole numbers from fields; one that cannot be read counts as the least, and gets an error. */
export function fieldReader(): FieldReader {
  const errors: Record<string, string> = {};
  const bigint = (field: string, text: string, range: Range) => {
    const {value, error} = readWholeNumber(text, range);
    if (error !== undefined) errors[field] = error;
    return value ?? range.least;
  };
  return {errors, bigint, number: (...field) => Number(bigint(...field))};
}
