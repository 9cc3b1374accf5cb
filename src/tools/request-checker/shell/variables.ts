import {matchAt} from '../../../lib/match-at';

const variable = /\$(?:\w+|\{[^}\n]{0,200}\}|\([^)\n]{0,200}\))/y;

/** How long the variable or the command is that stands at a place: `$SLOT`, `${SLOT}`, `$(cat slot)`; 0 for none. */
export function variableLength(source: string, index: number): number {
  return matchAt(variable, source, index)?.[0].length ?? 0;
}
