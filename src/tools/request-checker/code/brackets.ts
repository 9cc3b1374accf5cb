import type {Token} from './tokens';

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

export interface Brackets {
  /** Index of the token that closes each opening bracket; the token count if it is unclosed. */
  readonly closeOf: ReadonlyMap<number, number>;
  /** The innermost opening bracket around each token. */
  readonly around: readonly (number | undefined)[];
}

/** Matches brackets by token index. Mismatched closing brackets are ignored. */
export function bracketsOf(tokens: readonly Token[]): Brackets {
  const closeOf = new Map<number, number>();
  const open: number[] = [];
  const around = tokens.map(({kind, source}, index) => {
    const outer = open.at(-1);
    if (kind !== 'punctuator') return outer;
    if (closing.has(source)) {
      open.push(index);
      closeOf.set(index, tokens.length);
    } else if (outer !== undefined && closing.get(tokens[outer]?.source ?? '') === source) {
      open.pop();
      closeOf.set(outer, index);
      return open.at(-1);
    }
    return outer;
  });
  return {closeOf, around};
}

/** Index after this token, or after the bracket that it opens. */
export function after({closeOf}: Brackets, index: number): number {
  return (closeOf.get(index) ?? index) + 1;
}
