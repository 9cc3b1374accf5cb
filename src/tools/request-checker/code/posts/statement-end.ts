import {after} from '../brackets';
import {sourceAt, type Code} from '../code';

/** No value that matters here is longer, in tokens and brackets. */
const longest = 40;

/** What a statement goes on with, at the end of a line or at the beginning of the next one. */
const goesOn = /^(?:[.=+,?:&|(]|->|=>|\\)$/;

/** The end of the statement in which a token stands: a sign, or a line that nothing joins to the next one. */
export function statementEnd(code: Code, from: number): number {
  const {tokens, closeOf, withoutComments} = code;
  let end = from;
  for (let count = 0; count < longest && end < tokens.length; count += 1) {
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
