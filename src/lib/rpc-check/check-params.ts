import {checkValue, isLeftOut, missing, type Context, type Described} from './check-value';
import {isObject} from '../is-object';
import type {NumberText, Problem} from './problem';

/** Problems of the `params` of a request to a method of Solana RPC, which are positional. */
export function checkParams(fields: readonly Described[], params: unknown, numberText?: NumberText): Problem[] {
  const given = params ?? [];
  if (!Array.isArray(given)) return [{kind: 'type', path: ['params'], expected: 'array', given}];
  const [list] = fields;
  if (list?.type === 'array<string>' && typeof given[0] === 'string' && typeof given[1] === 'string') {
    return [{kind: 'unlisted', path: ['params'], name: list.name ?? ''}];
  }
  const surplus: Problem[] =
    given.length > fields.length ? [{kind: 'surplus', path: ['params'], most: fields.length, given: given.length}] : [];
  return [
    ...surplus,
    ...fields.flatMap((field, index): Problem[] => {
      const path = ['params', index];
      const value: unknown = given[index];
      if (value === undefined) return field.required === true ? [missing(path, field)] : [];
      if (isForNext(value, field, fields[index + 1])) return [missing(path, field)];
      const context: Context = {inParams: true, numberText};
      return isLeftOut(value, field, context) ? [] : checkValue(value, field, path, context);
    }),
  ];
}

/** Whether an object holds nothing but fields of the parameter after the one in whose place it stands. */
function isForNext(value: unknown, {required, fields}: Described, next: Described | undefined): boolean {
  if (required !== true || fields === undefined || !isObject(value)) return false;
  const names = Object.keys(value);
  const isOf = (known: readonly Described[] = []) => names.every((given) => known.some(({name}) => name === given));
  return names.length > 0 && !isOf(fields) && isOf(next?.fields);
}
