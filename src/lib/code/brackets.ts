import type {Token} from './tokens';

const closing: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

export interface Brackets {
  /** The token that closes each opening bracket; one after the last where none does. */
  readonly closeOf: ReadonlyMap<number, number>;
  /** The innermost opening bracket around each token. */
  readonly around: readonly (number | undefined)[];
}

/** Tokens by their index. A bracket that closes another kind than the last one counts for nothing. */
export function bracketsOf(tokens: readonly Token[]): Brackets {
  const closeOf = new Map<number, number>();
  const open: number[] = [];
  const around = tokens.map(({kind, source}, index) => {
    const outer = open.at(-1);
    if (kind === 'sign' && source in closing) {
      open.push(index);
      closeOf.set(index, tokens.length);
    } else if (outer !== undefined && closing[tokens[outer]?.source ?? ''] === source) {
      open.pop();
      closeOf.set(outer, index);
      return open.at(-1);
    }
    return outer;
  });
  return {closeOf, around};
}
