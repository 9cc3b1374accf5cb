/** Describes custom program errors. Only the program defines their numbers, so there are often several readings. */
import {anchorErrors} from '../../../data/errors/anchor-errors';
import type {BuiltinMessage} from '../../../data/errors/builtin-messages';
import {programErrorId} from '../../../data/errors/error-anchors';
import {knownPrograms} from '../../../data/errors/known-programs';
import {programActions} from '../../../data/errors/program-actions';
import {programErrors, type ProgramErrorList} from '../../../data/errors/program-errors';
import {anchorRanges, type CustomProgramError} from '../../../data/errors/solana-errors';
import {errorCodesPage} from '../../../data/pages';
import {hexNumber} from '../../../lib/literals/hex-number';
import {adviceOf, notSeen, type DecodedError} from '../decoded-error';
import type {AnchorSays} from '../sighting';

/** First number that Anchor reserves, and first number of a program's own errors: the range without an end. */
const anchorFrom = Math.min(...anchorRanges.map(({from}) => from));
const ownErrorsFrom = Math.max(...anchorRanges.map(({from}) => from));

const programNames: Readonly<Record<ProgramErrorList, string>> = {
  system: 'System program',
  token: 'Token program',
  'token-2022': 'Token-2022 program',
  stake: 'Stake program',
  jupiter: 'Jupiter swap program',
};

/** Programs that most transactions call: a number without a program is unlikely to come from others. */
const likelyLists = ['system', 'token', 'token-2022', 'jupiter'] as const;

const whatDecides = 'Check which program is in the first log line that says `failed`.';

const changeFirst =
  'Change the instruction or an account first: the same bytes fail again as long as the state stays the same.';

interface CustomError {
  readonly number: number;
  /** Address of the program that failed. */
  readonly program?: string;
  /** Details from the log of an Anchor program. */
  readonly anchor?: AnchorSays;
}

/** The name of a program, or its address if our data has no name. */
export function programName(address: string): string {
  return knownPrograms.find((known) => known.address === address)?.name ?? address;
}

/** The readings of a number, most likely first. */
export function describeCustom({number, program, anchor}: CustomError): DecodedError[] {
  const known = knownPrograms.find(({address}) => address === program);
  const list = known?.errors.find((each) => findError(each, number));
  if (anchor !== undefined) return [ofAnchorLog(number, anchor, known?.name ?? program, list)];
  if (known && list !== undefined) return [ofKnownProgram(number, list, known.name)];
  const readings = readingsOf(number, known?.name ?? program);
  return program === undefined ? [...ofPossiblePrograms(number), ...readings] : readings;
}

/** Describes a documented error of a program in our data. */
export function describeProgramError(program: ProgramErrorList | 'anchor', number: number): DecodedError {
  return program === 'anchor' ? ofAnchor(number) : ofKnownProgram(number, program, programNames[program]);
}

/** Describes a message logged by a built-in program. */
export function describeBuiltin({program, name, ...advice}: BuiltinMessage): DecodedError {
  return {
    ...notSeen,
    id: `program:${program}:${name}`,
    owner: 'program',
    ownerName: program,
    code: name,
    name: '',
    ...adviceOf(advice),
    href: `${errorCodesPage}#instruction-errors`,
  };
}

function findError(list: ProgramErrorList, number: number): CustomProgramError | undefined {
  return programErrors[list].find(({code}) => code === number);
}

function ofKnownProgram(number: number, list: ProgramErrorList, program: string): DecodedError {
  const found = findError(list, number);
  if (found === undefined) return nameless(number, program);
  return {...listed(found, list), ownerName: program};
}

function ofPossiblePrograms(number: number): DecodedError[] {
  return likelyLists.flatMap((list) => {
    const error = findError(list, number);
    if (error === undefined) return [];
    const ownerName = programNames[list];
    return [
      {
        ...listed(error, list),
        ownerName,
        certainty: 'possible',
        note: `If the ${ownerName} failed. ${whatDecides}`,
      },
    ];
  });
}

function readingsOf(number: number, program: string | undefined): DecodedError[] {
  const anchor = anchorErrors.find(({code}) => code === number);
  if (anchor !== undefined) return [{...ofAnchor(number), ...(program !== undefined && {ownerName: program})}];
  return [nameless(number, program)];
}

function ofAnchor(number: number): DecodedError {
  const found = anchorErrors.find(({code}) => code === number);
  if (found === undefined) return nameless(number, undefined);
  return {
    ...listed(found, 'anchor'),
    certainty: 'possible',
    note: 'If the program is built with Anchor. Its log then has a line with `AnchorError`, which often names the account.',
  };
}

function ofAnchorLog(
  number: number,
  {name, account, compared}: AnchorSays,
  program: string | undefined,
  list: ProgramErrorList | undefined,
): DecodedError {
  const errors = list === undefined ? anchorErrors : programErrors[list];
  const found = errors.find((error) => error.code === number && error.name === name);
  const description = found === undefined ? {...nameless(number, program), name} : listed(found, list ?? 'anchor');
  return {
    ...description,
    id: `program:anchor:${number}:${name}`,
    ...(program !== undefined && {ownerName: program}),
    certainty: 'certain',
    meaning:
      found?.meaning ??
      `One of the program’s own errors, ${positionOf(number)}. The text below comes from the program.`,
    quotes: [
      ...(account === undefined ? [] : [`Account: ${account}`]),
      ...(compared === undefined ? [] : [`Left: ${compared.left}`, `Right: ${compared.right}`]),
    ],
  };
}

function listed(
  {code, name, meaning, retry = 'after-fix', action}: CustomProgramError,
  list: ProgramErrorList | 'anchor',
): DecodedError {
  return {
    ...notSeen,
    id: `program:${list}:${code}`,
    owner: 'program',
    code: written(code),
    name,
    meaning,
    retry,
    actions: [action ?? programActions[list]?.get(code) ?? changeFirst],
    href: hrefOf(list, code),
  };
}

/** Link to the table with the number, or to the section about the program. */
function hrefOf(list: ProgramErrorList | 'anchor', code: number): string {
  if (list === 'stake') return '/platform/staking#failures';
  if (list === 'jupiter') return `${errorCodesPage}#anchor-errors`;
  return `${errorCodesPage}#${list === 'token-2022' ? 'token-program-errors' : programErrorId(list, code)}`;
}

/** Describes a number that is not in our lists. */
function nameless(number: number, program: string | undefined): DecodedError {
  const isOwn = number >= ownErrorsFrom;
  return {
    ...notSeen,
    id: `program:${program ?? 'any'}:${number}`,
    owner: 'program',
    ...(program !== undefined && {ownerName: program}),
    certainty: 'unknown',
    code: written(number),
    name: 'Custom program error',
    meaning: `${program === undefined ? 'A program chose this number' : 'The program chose this number'}, and only the program defines what it means. ${kindOf(number)}`,
    ...(program === undefined && {note: whatDecides}),
    retry: 'after-fix',
    actions: [
      isOwn
        ? `Look for \`${number}\` under \`errors\` in the [program’s IDL](${errorCodesPage}#anchor-errors), or in its source.`
        : 'Look up the number in the program’s source.',
      'Read the log above the line that says `failed`: many programs print the reason there.',
      changeFirst,
    ],
    href: `${errorCodesPage}#${isOwn || number >= anchorFrom ? 'anchor-errors' : 'custom-program-errors'}`,
  };
}

function kindOf(number: number): string {
  if (number >= ownErrorsFrom)
    return `In a program built with Anchor, it is one of the program’s own errors, ${positionOf(number)}.`;
  if (number >= anchorFrom)
    return `Anchor reserves the numbers from ${anchorFrom} to ${ownErrorsFrom - 1}, but doesn’t name this one.`;
  return 'Programs built without Anchor often count from 0.';
}

function positionOf(number: number): string {
  return `number ${number - ownErrorsFrom} counting from 0`;
}

function written(number: number): string {
  return `${hexNumber(number)} (${number})`;
}
