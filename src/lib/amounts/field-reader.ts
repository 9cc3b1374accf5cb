import {readWholeNumber, type Range} from './whole-number';

/** Error messages by field name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The value parsed from a set of fields, or their errors. */
export type Reading<Value> =
  {readonly value: Value; readonly errors?: undefined} | {readonly value?: undefined; readonly errors: FieldErrors};

/** The value, or the errors if there are any. */
export function reading<Value>(value: Value, errors: FieldErrors): Reading<Value> {
  return Object.keys(errors).length > 0 ? {errors} : {value};
}

export interface FieldReader {
  readonly errors: FieldErrors;
  readonly bigint: (field: string, text: string, range: Range) => bigint;
  /** For counts: the range must consist of safe integers. */
  readonly number: (field: string, text: string, range: Range) => number;
}

/** Parses whole numbers from fields; an invalid one yields 0 and records an error. */
export function fieldReader(): FieldReader {
  const errors: Record<string, string> = {};
  const bigint = (field: string, text: string, range: Range) => {
    const {value, error} = readWholeNumber(text, range);
    if (error !== undefined) errors[field] = error;
    return value ?? 0n;
  };
  return {errors, bigint, number: (...field) => Number(bigint(...field))};
}
