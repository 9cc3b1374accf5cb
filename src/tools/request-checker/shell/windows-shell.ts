import {lineOfWindows} from './prompts';
import type {Command} from './read-command';

/** The shell of Windows that a command is for, as far as the prompt before it, or how its lines continue, shows. */
export function windowsShell({at, words}: Command, text: string): 'cmd' | 'PowerShell' | undefined {
  const [found, isPowerShell] = lineOfWindows.exec(text.slice(text.lastIndexOf('\n', at) + 1)) ?? [];
  if (found !== undefined) return isPowerShell === undefined ? 'cmd' : 'PowerShell';
  const [, continuation] = /\s([`^])\r?\n/.exec(text.slice(at, words.at(-1)?.offsets.at(-1))) ?? [];
  if (continuation === undefined) return undefined;
  return continuation === '^' ? 'cmd' : 'PowerShell';
}
