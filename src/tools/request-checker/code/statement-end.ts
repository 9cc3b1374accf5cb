import {after} from './brackets';
import {sourceAt, type Code} from './code';

/** No relevant value is longer, in tokens; a bracketed group counts as one. */
const maxTokens = 40;

/** Tokens that continue a statement, at the end of a line or at the start of the next one. */
const goesOn = /^(?:[.=+,?:&|(]|->|=>|\\)$/;

/** Index of the end of a token's statement: a terminator, or a line break without a continuation. */
export function statementEnd(code: Code, from: number): number {
  const {tokens, closeOf, withoutComments} = code;
  let end = from;
  for (let count = 0; count < maxTokens && end < tokens.length; count += 1) {
    const token = tokens[end];
    const source = sourceAt(code, end);
    if (/^[;)\]}]$/.test(source)) return end;
    const last = tokens[end - 1];
    const isNextLine =
      end > from &&
      last !== undefined &&
      withoutComments.slice(last.start + last.source.length, token?.start).includes('\n');
    if (isNextLine && !goesOn.test(source) && !goesOn.test(last.source)) return end;
    end = closeOf.has(end) ? Math.min(after(code, end), tokens.length) : end + 1;
  }
  return end;
}
