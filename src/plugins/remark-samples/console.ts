import {escapeHtml} from '../../lib/marked-text';
import {highlight} from '../remark-highlight-code/highlight';

/** A command of a console session, and what it prints. */
interface Step {
  /** Without its prompt; a backslash at the end of a line continues it. */
  readonly command: string;
  readonly output: string;
}

/**
 * Reads a console session: lines that begin with `$ ` are commands, others their output.
 *
 * @throws if it begins with output.
 */
export function readConsole(session: string): Step[] {
  const steps: {command: string; output: string[]}[] = [];
  let continues = false;
  for (const line of session.replace(/\n+$/, '').split('\n')) {
    const step = steps.at(-1);
    if (continues && step !== undefined) step.command += `\n${line}`;
    else if (line.startsWith('$ ')) steps.push({command: line.slice(2), output: []});
    else if (step === undefined) throw new Error('begins with output: start a command with "$ ".');
    else step.output.push(line);
    continues = line.endsWith('\\') && (continues || line.startsWith('$ '));
  }
  return steps.map(({command, output}) => ({command, output: output.join('\n')}));
}

/** A console session as HTML: a copy leaves out what has `data-copy=""`, the prompts and the output. */
export function highlightConsole(session: string): string {
  return readConsole(session)
    .map(({command, output}) => {
      const prompt = '<span class="token comment" data-copy="">$ </span>';
      const printed = output === '' ? '' : `<span data-copy="">\n${escapeHtml(output)}</span>`;
      return `${prompt}${highlight(command, 'bash')}${printed}`;
    })
    .join('\n');
}
