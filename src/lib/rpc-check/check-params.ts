import {isObject} from '../is-object';
import {checkValue, isLeftOut, missing, ownerOf, type Context, type Described} from './check-value';
import type {NumberText, Problem} from './problem';

/** Validates the positional `params` of a Solana RPC request. */
export function checkParams(fields: readonly Described[], params: unknown, numberText?: NumberText): Problem[] {
  const given = params ?? [];
  if (!Array.isArray(given)) return [{kind: 'type', path: ['params'], expected: 'array', given}];
  const [list] = fields;
  if (list?.type === 'array<string>' && typeof given[0] === 'string' && typeof given[1] === 'string') {
    return [{kind: 'unlisted', path: ['params'], name: list.name ?? ''}];
  }
  const surplus: Problem[] =
    given.length > fields.length ? [{kind: 'surplus', path: ['params'], max: fields.length, given: given.length}] : [];
  const problems = fields.map((_field, index) => problemsAt(index, fields, given, numberText));
  const swapped = fields.findIndex(
    (_field, index) =>
      [...(problems[index] ?? []), ...(problems[index + 1] ?? [])].length > 0 && fitSwapped(index, fields, given),
  );
  if (swapped !== -1) {
    const names = [nameOf(fields[swapped]), nameOf(fields[swapped + 1])] as const;
    problems.splice(swapped, 2, [{kind: 'swapped', path: ['params'], names}]);
  }
  return [...surplus, ...problems.flat()];
}

function problemsAt(
  index: number,
  fields: readonly Described[],
  given: readonly unknown[],
  numberText?: NumberText,
): Problem[] {
  const field = fields[index];
  if (field === undefined) return [];
  const path = ['params', index];
  const value = given[index];
  if (value === undefined) return field.required === true ? [missing(path, field)] : [];
  if (isForNext(value, field, fields[index + 1])) return [missing(path, field)];
  const context: Context = {inParams: true, numberText};
  if (isLeftOut(value, field, context)) return [];
  return checkValue(value, field, path, context).map((problem) => withOwner(problem, fields));
}

/** Whether the values of a parameter and the next one would be valid only if swapped. */
function fitSwapped(index: number, fields: readonly Described[], given: readonly unknown[]): boolean {
  const [field, next] = fields.slice(index, index + 2);
  const [value, nextValue] = given.slice(index, index + 2);
  if (!field || !next || (value ?? null) === null || (nextValue ?? null) === null) return false;
  const fits = (each: unknown, place: Described) => checkValue(each, place, [], {inParams: true}).length === 0;
  const fitAsGiven = fits(value, field) && fits(nextValue, next);
  return !fitAsGiven && fits(nextValue, field) && fits(value, next);
}

function nameOf(field: Described | undefined): string {
  return field?.name ?? '';
}

/** Sets the owner of an unknown field: the parameter that has a field of this name, if any. */
function withOwner(problem: Problem, fields: readonly Described[]): Problem {
  const [, , name, ...deeper] = problem.path;
  if (problem.kind !== 'unknown' || problem.owner !== undefined || deeper.length > 0) return problem;
  const owner = ownerOf(name, fields);
  return owner === undefined ? problem : {...problem, owner};
}

/** Whether an object in the place of one parameter has only fields of the next one. */
function isForNext(value: unknown, {required, fields}: Described, next: Described | undefined): boolean {
  if (required !== true || fields === undefined || !isObject(value)) return false;
  const names = Object.keys(value);
  const isOf = (known: readonly Described[] = []) => names.every((given) => known.some(({name}) => name === given));
  return names.length > 0 && !isOf(fields) && isOf(next?.fields);
}
