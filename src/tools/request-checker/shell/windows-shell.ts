import type {Command} from './read-command';

/** `C:\Users\me>curl`, `PS C:\> curl`. */
const prompt = /^\s*(PS )?[a-z]:\\[^<>|\n]*>/i;

/** The shell of Windows that a command is for, as far as the prompt before it, or how its lines continue, shows. */
export function windowsShell({at, words}: Command, text: string): 'cmd' | 'PowerShell' | undefined {
  const [found, isPowerShell] = prompt.exec(text.slice(text.lastIndexOf('\n', at) + 1)) ?? [];
  if (found !== undefined) return isPowerShell === undefined ? 'cmd' : 'PowerShell';
  const [, continuation] = /\s([`^])\r?\n/.exec(text.slice(at, words.at(-1)?.offsets.at(-1))) ?? [];
  if (continuation === undefined) return undefined;
  return continuation === '^' ? 'cmd' : 'PowerShell';
}
