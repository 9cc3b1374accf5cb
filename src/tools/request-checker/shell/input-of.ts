import type {MappedText} from '../mapped-text/mapped-text';
import type {ShellCommand} from './command-list';
import {beforeProgram} from './prompts';

/** The standard input of a command, if it is part of the text. */
export function inputOf({input, writer}: ShellCommand): MappedText | undefined {
  return input ?? (writer && outputOf(writer));
}

/** What a command writes: `echo '…'`, `printf '%s' '…'`, or `cat` with a here-document. */
function outputOf({words, input}: ShellCommand): MappedText | undefined {
  const [program, ...args] = words.slice(words.findLastIndex(({text}) => beforeProgram.test(text)) + 1);
  if (program?.text === 'cat') return args.length === 0 ? input : undefined;
  const isPrintf = program?.text === 'printf';
  if (!isPrintf && program?.text !== 'echo') return undefined;
  const [written, ...others] = args.filter(({text}) => !(isPrintf ? /^%s(?:\\n)?$/ : /^-[neE]+$/).test(text));
  if (written === undefined || others.length > 0) return undefined;
  const isFormat = isPrintf ? written === args[0] : args.some(({text}) => /^-n?e/.test(text));
  return isFormat ? outputOfFormat(written) : written;
}

/** What a format without values and escapes becomes, but for line breaks at its end. */
function outputOfFormat({text, offsets, variables}: MappedText): MappedText | undefined {
  const [plain = ''] = text.split(/(?:\\n)+$/);
  return /[\\%]/.test(plain) ? undefined : {text: plain, offsets: offsets.slice(0, plain.length), variables};
}
