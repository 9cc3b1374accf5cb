/** A command of a console session, and what it prints. */
export interface ConsoleStep {
  /** Without its prompt; a backslash at the end of a line continues it. */
  readonly command: string;
  readonly output: string;
  /** Line of the command in the session, counted from 1. */
  readonly line: number;
}

/**
 * Reads a console session: lines that begin with `$ ` are commands, others their output.
 *
 * @throws if it begins with output.
 */
export function readConsoleSession(session: string): ConsoleStep[] {
  const steps: {command: string; output: string[]; line: number}[] = [];
  let continues = false;
  for (const [index, line] of session.trimEnd().split('\n').entries()) {
    const step = steps.at(-1);
    const isCommand: boolean = !continues && line.startsWith('$ ');
    if (isCommand) steps.push({command: line.slice(2), output: [], line: index + 1});
    else if (step === undefined) throw new Error('begins with output: start a command with "$ ".');
    else if (continues) step.command += `\n${line}`;
    else step.output.push(line);
    continues = (continues || isCommand) && line.endsWith('\\');
  }
  return steps.map(({output, ...step}) => ({...step, output: output.join('\n')}));
}
