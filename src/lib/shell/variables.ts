import type {Taken} from './taken';

const variable = /\$(?:\w+|\{[^}\n]{0,200}\}|\([^)\n]{0,200}\))/y;

/** How long the variable or the command is that stands at a place: `$SLOT`, `${SLOT}`, `$(cat slot)`; 0 for none. */
export function variableLength(source: string, index: number): number {
  variable.lastIndex = index;
  return variable.exec(source)?.[0].length ?? 0;
}

/** Whether a text is a variable as a whole. */
export function isVariable({text, variables = []}: Taken): boolean {
  const [first] = variables;
  return first !== undefined && first.start === 0 && first.end === text.length;
}

/** The same text with digits for what a shell puts there: they may stand where a number does, and in a string. */
export function withoutVariables(taken: Taken): Taken {
  const {text, variables = []} = taken;
  let filled = text;
  for (const {start, end} of variables) {
    filled = filled.slice(0, start) + '1'.repeat(end - start) + filled.slice(end);
  }
  return {...taken, text: filled};
}
