import {hiddenName} from '../../lib/text/hidden-characters';
import {curlyQuotes} from './check-body';
import {error, type Diagnostic} from './finding';
import type {FoundFinding} from './placed-finding';
import {optionsWithValue} from './shell/command-options';
import {brokenContinuation} from './shell/line-continuation';
import type {Command} from './shell/read-command';
import {windowsShell} from './shell/windows-shell';

/**
 * Characters that word processors and chats put in place of those of a shell, or that are those of another shell: it then
 * reads other words than the reader.
 */
export function mistypedFindings(command: Command, text: string): FoundFinding[] {
  const {program, words, hiddenAt} = command;
  const options = optionsWithValue[program];
  const hidden = hiddenAt === undefined ? [] : [{...hiddenCharacter(text.slice(hiddenAt)), at: hiddenAt}];
  const isForCmd = windowsShell(command, text) === 'cmd';
  const mistyped = words.flatMap((word, index): FoundFinding[] => {
    const [at = 0] = word.offsets;
    const [, dashes, name = ''] = /^([–—−]{1,2})([A-Za-z][\w-]*)$/.exec(word.text) ?? [];
    if (dashes !== undefined && options.has(name.length === 1 ? `-${name}` : `--${name}`)) return [{...otherDash, at}];
    const isValue = /^[-–—−]/.test(words[index - 1]?.text ?? '') || /^.?https?:/.test(word.text);
    if (!isValue) return [];
    const quote = /["']/.exec(text.charAt(at - 1))?.[0];
    if (quote === "'" && isForCmd) return [{...singleQuotes, at: at - 1}];
    return quote === undefined && /^[‘’“”]/.test(word.text) ? [{...curlyQuotes, at}] : [];
  });
  return [...hidden, ...mistyped];
}

const singleQuotes = error(
  'The Windows command prompt doesn’t know single quotes: it sends them, and splits the text at its spaces.',
  'Write "…" in their place, and \\" for each quote within.',
);

function hiddenCharacter(text: string): Diagnostic {
  const what = `A shell reads ${hiddenName(text)} as a part of the word.`;
  return error(what, 'Write an ordinary space in its place, or remove it.');
}

const otherDash = error('This is not the dash of options: the shell reads it as text.', 'Write - or -- in its place.');

/** Lines at which a shell ends a command although it goes on. */
export function lineFindings(commands: readonly Command[], text: string): FoundFinding[] {
  const broken = text.search(brokenContinuation);
  const folded = text.search(foldedBlock);
  const isListed = (at: number) => /=\(\s*$/.test(text.slice(Math.max(0, at - maxBlanks), at));
  return [
    ...(broken === -1 ? [] : [{...spaceAfterBackslash, at: broken}]),
    ...commands.flatMap(({at, cutAt}) => {
      const goesOn = cutAt === undefined || (folded !== -1 && folded < at) || isListed(at);
      return goesOn ? [] : [{...cut, at: cutAt}];
    }),
  ];
}

/** The start of a text in YAML whose line breaks are blanks. In a list of words in a shell, `a=(…)`, they are too. */
const foldedBlock = /[:-][ \t]{1,9}>[-+\d]{0,2}[ \t]{0,9}(?:#[^\n]{0,200})?\r?\n/;

/** Blanks between the start of a list and its first word; no list has more. */
const maxBlanks = 80;

const spaceAfterBackslash = error(
  'A space follows this backslash, so the command ends on this line.',
  'Remove the space.',
);

const cut = error(
  'The command ends on this line: a shell reads the next one as a command of its own.',
  'End each line but the last with \\, without a space or a comment after it, and leave no line empty.',
);
