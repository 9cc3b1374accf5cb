/** A command in a console session, and its output. */
export interface ConsoleStep {
  /** Without the prompt; a trailing backslash continues it on the next line. */
  readonly command: string;
  readonly output: string;
  /** 1-based line of the command in the session. */
  readonly line: number;
}

/**
 * Parses a console session: lines that start with `$ ` are commands, others their output.
 *
 * @throws if it starts with output.
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
