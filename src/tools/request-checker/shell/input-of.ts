import type {MappedText} from '../mapped-text/mapped-text';
import type {ShellCommand} from './command-list';

/** The standard input of a command, if it is part of the text. */
export function inputOf({input, writer}: ShellCommand): MappedText | undefined {
  return input ?? (writer && outputOf(writer));
}

/** What a command writes: `echo '…'`, `printf '%s' '…'`, or `cat` with a here-document. */
function outputOf({words, input}: ShellCommand): MappedText | undefined {
  const start = words.findIndex(({text}) => /^(?:echo|printf|cat)$/.test(text));
  if (start === -1) return undefined;
  const [passed, ...others] = words.slice(start + 1).filter(({text}) => !/^(?:-[neE]+|%s(?:\\n)?)$/.test(text));
  if (words[start]?.text === 'cat') return passed === undefined ? input : undefined;
  return others.length === 0 ? passed : undefined;
}
