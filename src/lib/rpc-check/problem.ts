import type {Format} from './format';

/** Where in JSON: names of members and indexes of elements. */
export type Path = readonly (string | number)[];

/** How the number at a path is written; nothing where that is not known, or no number stands there. */
export type NumberText = (path: Path) => string | undefined;

/** What is wrong with a part of a message. Whoever shows it finds the words. */
export type Problem = {readonly path: Path} & (
  | {readonly kind: 'missing'; readonly name: string}
  | {
      readonly kind: 'unknown';
      readonly known: readonly string[];
      /** The parameter that has a field of this name. */
      readonly owner?: string;
    }
  | {
      readonly kind: 'type';
      readonly expected: string;
      readonly given: unknown;
      /** An object is expected, and this field of it takes what is given. */
      readonly field?: string;
    }
  | {readonly kind: 'float'; readonly given: number; readonly text: string}
  | {
      readonly kind: 'value';
      readonly allowed: readonly unknown[];
      readonly given: unknown;
      /** An object could stand there too. */
      readonly orObject?: boolean;
    }
  | {readonly kind: 'format'; readonly format: Format; readonly given: string}
  | {readonly kind: 'count'; readonly expected: number; readonly given: number}
  /** What belongs in the list of that name stands beside it. */
  | {readonly kind: 'unlisted'; readonly name: string}
  /** Two neighbors that stand in the place of each other. */
  | {readonly kind: 'swapped'; readonly names: readonly [string, string]}
  | {readonly kind: 'surplus'; readonly most: number; readonly given: number}
);

/** `params[1].encoding`. */
export function pathText(path: Path): string {
  return path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[\w-]+$/.test(step) ? `.${step}` : `[${show(step)}]`;
    })
    .join('')
    .replace(/^\./, '');
}

/** A value in a message, cut to a readable length. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'bigint' ? value.toString() : JSON.stringify(value, bigintsAsText);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
