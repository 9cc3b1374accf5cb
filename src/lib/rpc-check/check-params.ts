import {checkValue, isLeftOut, missing, type Context, type Described} from './check-value';
import type {NumberText, Problem} from './problem';

/** Problems of the `params` of a request to a method of Solana RPC, which are positional. */
export function checkParams(fields: readonly Described[], params: unknown, numberText?: NumberText): Problem[] {
  const given = params ?? [];
  if (!Array.isArray(given)) return [{kind: 'type', path: ['params'], expected: 'array', given}];
  const surplus: Problem[] =
    given.length > fields.length ? [{kind: 'surplus', path: ['params'], most: fields.length, given: given.length}] : [];
  return [
    ...surplus,
    ...fields.flatMap((field, index): Problem[] => {
      const path = ['params', index];
      const value: unknown = given[index];
      if (value === undefined) return field.required === true ? [missing(path, field)] : [];
      const context: Context = {inParams: true, numberText};
      return isLeftOut(value, field, context) ? [] : checkValue(value, field, path, context);
    }),
  ];
}
