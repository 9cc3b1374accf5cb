import type {Format} from './format';

/** A location in JSON: member names and element indexes. */
export type Path = readonly (string | number)[];

/** The number at a path as written; undefined if that is unknown or the value is not a number. */
export type NumberText = (path: Path) => string | undefined;

/** What is wrong with a part of a message. The caller does the wording. */
export type Problem = {readonly path: Path} & (
  | {readonly kind: 'missing'; readonly name: string}
  | {
      readonly kind: 'unknown';
      readonly known: readonly string[];
      /** The parameter, or the field beside it, that has a field of this name. */
      readonly owner?: string;
    }
  | {
      readonly kind: 'type';
      readonly expected: string;
      readonly given: unknown;
      /** An object is expected, and this field of it accepts the given value. */
      readonly field?: string;
    }
  | {readonly kind: 'float'; readonly given: number; readonly text: string}
  | {
      readonly kind: 'value';
      readonly allowed: readonly unknown[];
      readonly given: unknown;
      /** An object is allowed as well. */
      readonly orObject?: boolean;
    }
  | {readonly kind: 'format'; readonly format: Format; readonly given: string}
  | {readonly kind: 'count'; readonly expected: number; readonly given: number}
  /** The items of the named list are given as separate parameters instead of an array. */
  | {readonly kind: 'unlisted'; readonly name: string}
  /** Two adjacent parameters are in the wrong order. The path is that of the list, as advice on each would mislead. */
  | {readonly kind: 'swapped'; readonly names: readonly [string, string]}
  | {readonly kind: 'surplus'; readonly max: number; readonly given: number}
);

/** Formats a path: `params[1].encoding`. */
export function pathText(path: Path): string {
  return path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[\w-]+$/.test(step) ? `.${step}` : `[${show(step)}]`;
    })
    .join('')
    .replace(/^\./, '');
}

/** Formats a value for a message, truncated to a readable length. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  // JSON has no bigint, and no `Infinity`, which `1e400` parses to.
  const isNumber = typeof value === 'bigint' || typeof value === 'number';
  const text = isNumber ? String(value) : JSON.stringify(value, bigintsAsText);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
