import {matchAt} from '../../../lib/text/match-at';

const variable = /\$(?:\w+|\{[^}\n]{0,200}\})/y;

/** The variables that a text names, with the `$`. */
export function variablesIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(/\$(?:\{\w{1,80}\}|[a-z_]\w{0,80})/gi)];
}

/** In characters; a longer command substitution is not recognized. */
const maxSubstitutionLength = 2000;

/** Length of the variable or command substitution at an index: `$SLOT`, `${SLOT}`, `$(cat slot)`; 0 if none. */
export function variableLength(source: string, index: number): number {
  if (source.startsWith('$(', index)) return substitutionLength(source, index);
  return matchAt(variable, source, index)?.[0].length ?? 0;
}

/** Up to the parenthesis that closes it: it may have others, and quotes and lines of its own. */
function substitutionLength(source: string, index: number): number {
  const end = Math.min(source.length, index + maxSubstitutionLength);
  let depth = 0;
  let quote = '';
  for (let at = index + 1; at < end; at++) {
    const character = source.charAt(at);
    if (character === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at + 1 - index;
  }
  return 0;
}
