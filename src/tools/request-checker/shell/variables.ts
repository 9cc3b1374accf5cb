import {matchAt} from '../../../lib/match-at';

const variable = /\$(?:\w+|\{[^}\n]{0,200}\}|\([^)\n]{0,200}\))/y;

/** Length of the variable or command substitution at an index: `$SLOT`, `${SLOT}`, `$(cat slot)`; 0 if none. */
export function variableLength(source: string, index: number): number {
  return matchAt(variable, source, index)?.[0].length ?? 0;
}
