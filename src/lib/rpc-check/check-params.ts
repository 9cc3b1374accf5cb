import {checkValue, isLeftOut, type Described} from './check-value';
import type {Problem} from './problem';

/** Problems of the `params` of a request to a method of Solana RPC, which are positional. */
export function checkParams(fields: readonly Described[], params: unknown): Problem[] {
  const given = params ?? [];
  if (!Array.isArray(given)) return [{kind: 'type', path: ['params'], expected: 'array', given}];
  const surplus: Problem[] =
    given.length > fields.length ? [{kind: 'surplus', path: ['params'], most: fields.length, given: given.length}] : [];
  return [
    ...surplus,
    ...fields.flatMap((field, index): Problem[] => {
      const path = ['params', index];
      const value: unknown = given[index];
      if (value === undefined) return field.required === true ? [{kind: 'missing', path}] : [];
      return isLeftOut(value, field, {inParams: true}) ? [] : checkValue(value, field, path, {inParams: true});
    }),
  ];
}
