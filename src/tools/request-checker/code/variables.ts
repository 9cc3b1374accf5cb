import {after} from './brackets';
import {sourceAt, type Code, type Range} from './code';
import {statementEnd} from './statement-end';

/**
 * Index of the value in `name = value`, `name: Type = value`, `name, err := value`, or `let (name, other) = value`;
 * undefined for a named argument.
 */
export function valueAfter(code: Code, index: number): number | undefined {
  const open = code.around[index];
  if (open !== undefined && sourceAt(code, open) === '(') {
    const close = code.closeOf.get(open) ?? open;
    return sourceAt(code, open - 1) === 'let' && sourceAt(code, close + 1) === '=' ? close + 2 : undefined;
  }
  let last = index;
  for (let step = 0; step < 3 && sourceAt(code, last + 1) === ','; step += 1) last += 2;
  const [one, two, three] = [1, 2, 3].map((distance) => sourceAt(code, last + distance));
  if (one === ':' && two === '=') return last + 3;
  if (last > index) return undefined;
  if (one === '=' && two !== '=') return last + 2;
  return one === ':' && three === '=' ? last + 4 : undefined;
}

/**
 * The value of a variable with this name; undefined if it has several, or if a parameter or a loop variable may have
 * the name too.
 */
export function onlyValueOf(code: Code, name: string): Range | undefined {
  const places = code.places.get(name) ?? [];
  const [value, another] = places.flatMap((index) => valueAfter(code, index) ?? []);
  if (value === undefined || another !== undefined || places.some((index) => mayBeSetAt(code, index))) return undefined;
  return {from: value, to: statementEnd(code, value)};
}

/** Enclosing brackets of a parameter: a list of parameters, with an object or a list that is taken apart. */
const maxAround = 3;

/** Whether a name may be that of a parameter, or a loop variable, or be set by an operator such as `+=`. */
function mayBeSetAt(code: Code, index: number): boolean {
  let first = index;
  while (sourceAt(code, first - 1) === ',') first -= 2;
  if (/^(?:for|lambda|as)$/.test(sourceAt(code, first - 1)) || sourceAt(code, index + 1) === '=>') return true;
  if (/^[+.|?-]$/.test(sourceAt(code, index + 1)) && sourceAt(code, index + 2) === '=') return true;
  let open = code.around[index];
  for (let step = 0; open !== undefined && step < maxAround; step += 1) {
    const next = sourceAt(code, after(code, open));
    if (sourceAt(code, open) === '(' && /^(?:\{|=>|->|:)$/.test(next)) return true;
    open = code.around[open];
  }
  return false;
}
