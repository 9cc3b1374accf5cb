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
  const problemsAt = (index: number): Problem[] => {
    const field = fields[index];
    if (field === undefined) return [];
    const path = ['params', index];
    const value: unknown = given[index];
    if (value === undefined) return field.required === true ? [missing(path, field)] : [];
    if (isForNext(value, field, fields[index + 1])) return [missing(path, field)];
    const context: Context = {inParams: true, numberText};
    return isLeftOut(value, field, context)
      ? []
      : checkValue(value, field, path, context).map((problem) => withOwner(problem, fields));
  };
  const fits = (value: unknown, field: Described) => checkValue(value, field, [], {inParams: true}).length === 0;
  /** Whether the values of two neighbors are valid in the place of each other, and not where they stand. */
  const isSwapped = (index: number): boolean => {
    const [field, next] = [fields[index], fields[index + 1]];
    const values = given.slice(index, index + 2);
    if (field === undefined || next === undefined || values.filter((value) => (value ?? null) !== null).length < 2) {
      return false;
    }
    const isWrong = problemsAt(index).length + problemsAt(index + 1).length > 0;
    return isWrong && fits(values[1], field) && fits(values[0], next);
  };
  const swapped = fields.findIndex((_field, index) => isSwapped(index));
  return [
    ...surplus,
    ...fields.flatMap((field, index): Problem[] => {
      if (swapped === -1 || index < swapped || index > swapped + 1) return problemsAt(index);
      if (index > swapped) return [];
      return [{kind: 'swapped', path: ['params', index], names: [nameOf(field), nameOf(fields[index + 1])]}];
    }),
  ];
}

function nameOf(field: Described | undefined): string {
  return field?.name ?? '';
}

/** An unknown field of one parameter with the parameter that it is a field of, if there is one. */
function withOwner(problem: Problem, fields: readonly Described[]): Problem {
  const [, , name, ...deeper] = problem.path;
  if (problem.kind !== 'unknown' || deeper.length > 0) return problem;
  const owner = fields.find((field) => field.fields?.some((inner) => inner.name === name));
  return owner === undefined ? problem : {...problem, owner: nameOf(owner)};
}

/** Whether an object holds nothing but fields of the parameter after the one in whose place it stands. */
function isForNext(value: unknown, {required, fields}: Described, next: Described | undefined): boolean {
  if (required !== true || fields === undefined || !isObject(value)) return false;
  const names = Object.keys(value);
  const isOf = (known: readonly Described[] = []) => names.every((given) => known.some(({name}) => name === given));
  return names.length > 0 && !isOf(fields) && isOf(next?.fields);
}
