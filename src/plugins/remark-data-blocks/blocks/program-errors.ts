import type {PhrasingContent} from 'mdast';
import {anchorErrors} from '../../../data/errors/anchor-errors';
import {instructionErrorId, programErrorId} from '../../../data/errors/error-anchors';
import {retryLabels} from '../../../data/errors/retry-labels';
import {anchorRanges, customProgramErrors, instructionErrors} from '../../../data/errors/solana-errors';
import type {KnownProgram} from '../../../data/errors/solana-errors';
import {code, inline, plain, table} from '../../../lib/mdast';
import type {Block} from '../block';
import {anchored, nameAndMessage} from './errors';

export const instructionErrorsTable: Block = () => [
  table(
    ['Error and its text', 'Meaning', 'Retry'],
    instructionErrors.map(({meaning, retry, ...error}) => [
      nameAndMessage(error, instructionErrorId(error.name)),
      plain(meaning),
      retryLabels[retry],
    ]),
  ),
];

/** The numbers of one program: `of="system"` or `of="token"`. */
export const customProgramErrorsTable: Block = ({of: program = ''}) => [
  table(
    ['In the log', 'Decimal', 'Name', 'Meaning'],
    errorsOf(program).map(({code: value, hex, name, meaning}) => [
      anchored(hex, programErrorId(program as KnownProgram, value)),
      value,
      code(name),
      plain(meaning),
    ]),
  ),
];

/** The numbers that mean the same in every program that is built with Anchor. */
export const anchorErrorsTable: Block = () => [
  table(
    ['Name and meaning', 'In the log', 'Decimal'],
    anchorErrors.map(({code: value, hex, name, meaning}) => [
      [...anchored(name, programErrorId('anchor', value)), {type: 'break'}, notIndexed(inline(meaning))],
      code(hex),
      value,
    ]),
  ),
];

export const anchorRangesTable: Block = () => [
  table(
    ['Decimal', 'In the log', 'What fails'],
    anchorRanges.map(({from, to, kind}) => [
      range(from, to, String),
      range(from, to, (value) => `0x${value.toString(16)}`),
      plain(sentence(kind)),
    ]),
  ),
];

/** The names say as much, and the index is loaded whole. */
function notIndexed(children: PhrasingContent[]): PhrasingContent {
  return {type: 'emphasis', data: {hName: 'span', hProperties: {'data-not-indexed': ''}}, children};
}

function errorsOf(program: string) {
  if (Object.hasOwn(customProgramErrors, program)) return customProgramErrors[program as KnownProgram];
  throw new Error(`of="${program}": there is system and token.`);
}

function range(from: number, to: number | undefined, write: (value: number) => string): string {
  if (to === undefined) return `From ${write(from)}`;
  return from === to ? write(from) : `${write(from)} to ${write(to)}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
