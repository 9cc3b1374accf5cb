import {readWholeNumber, type Range} from './whole-number';

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What fields say, or what is wrong with some of them. */
export type Reading<Value> =
  {readonly value: Value; readonly errors?: undefined} | {readonly value?: undefined; readonly errors: FieldErrors};

/** The value, where nothing is wrong. */
export function reading<Value>(value: Value, errors: FieldErrors): Reading<Value> {
  return Object.keys(errors).length > 0 ? {errors} : {value};
}

export interface FieldReader {
  readonly errors: FieldErrors;
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
