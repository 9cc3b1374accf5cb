import type {AnchorSays, CustomSighting, Sighting} from '../sighting';
import {readMessages} from './read-messages';

/** Maximum custom error number: it has 32 bits. */
export const maximumCustom = 0xffff_ffff;

const failed = /\bprogram (\w{32,44}) failed: (.{1,300})/i;
/** A transaction ends at its first failed instruction, so a later top-level call belongs to another transaction. */
const beginning = /\bprogram \w{32,44} invoke \[1\]/i;
/** Messages before a success are not the reason for a later failure. */
export const succeeded = /\bprogram \w{32,44} success\b/i;
/** The runtime prints it in hex, clients in decimal with or without `#`, and people leave out the colon. */
const customNumber = /custom program error:? (?:0x([0-9a-f]{1,8})\b|#?(\d{1,10})\b)/i;
/** Explorers print the words of an error that they know. */
const customWords = /custom program error: ([a-z][^"\n]{2,100})/i;
const instructionIndex = /Error processing Instruction (\d{1,3})\b/i;
/** Kit counts from 1. */
const instructionPosition = /\(instruction #(\d{1,3})\)/i;
/**
 * The virtual machine stopped the program, or the program panicked; the runtime reports both as
 * `ProgramFailedToComplete`.
 */
const stopped = /\b[SB]BF program panicked|\bAccess violation in\b/i;
const gaveUp = /\bProgram log: (?:panicked at |Error: memory allocation failed\b)/;
/** The runtime names the account in this line, and the error, `PrivilegeEscalation`, in the next. */
const escalated = /\b(?:signer|writable) privilege escalated\b/i;
const outOfCompute = /exceeded CUs meter|exceeded maximum number of instructions allowed/i;
/** The runtime logs consumption for every program; all units are consumed only if it ran out there. */
const usedUp = /\bconsumed (\d{1,10}) of \1 compute units\b/i;
const anchorError =
  /(?:AnchorError (?:caused by account: ([^.\n]{1,80})|thrown in [^\n]{1,200}?|occurred)\.\s{1,8})?Error Code: (\w{1,80})\.\s{1,8}Error Number: (\d{1,10})\.(?:\s{1,8}Error Message: ([^\n]{1,300}))?/g;

const nextLine = `[\\s"',]{0,8}(?:Program log: )?`;
/** The values that should be equal, in the lines below an Anchor error. */
const comparison = new RegExp(`^${nextLine}Left:${nextLine}([\\w.-]{1,60})${nextLine}Right:${nextLine}([\\w.-]{1,60})`);

/** An error object of Anchor's client as printed by Node.js. */
const anchorObject =
  /\berrorCode: \{\s{0,20}code: ['"](\w{1,80})['"],\s{0,20}number: (\d{1,10}),?\s{0,20}\}(?:,\s{0,20}errorMessage: (['"])([^\n]{1,300}?)\3(?=[,\s}]))?/g;

/** Errors in a transaction log, with the lines that state the reason. */
export function readLogs(text: string): Sighting[] {
  return [...readAnchorErrors(text), ...readProgramLines(text.split('\n'))];
}

function readAnchorErrors(text: string): Sighting[] {
  // Numbers beyond 32 bits are errors of the runtime, which are also named.
  const found = [...text.matchAll(anchorError)].filter(([, , , digits]) => Number(digits) <= maximumCustom);
  return [
    ...found.map(({0: {length}, 1: account, 2: name = '', 3: digits, 4: message, index}) =>
      anchorSighting({
        name,
        number: Number(digits),
        account,
        message,
        compared: comparedAt(text.slice(index + length, index + length + 300)),
      }),
    ),
    ...[...text.matchAll(anchorObject)].map(([, name = '', digits, , message]) =>
      anchorSighting({name, number: Number(digits), message}),
    ),
  ];
}

function comparedAt(text: string): AnchorSays['compared'] {
  const [, left, right] = comparison.exec(text) ?? [];
  return left === undefined || right === undefined ? undefined : {left, right};
}

interface AnchorError {
  readonly name: string;
  readonly number: number;
  readonly account?: string | undefined;
  readonly message?: string | undefined;
  readonly compared?: AnchorSays['compared'] | undefined;
}

export function anchorSighting({name, number, account, message, compared}: AnchorError): CustomSighting {
  return {
    kind: 'custom',
    number,
    anchor: {name, ...(account !== undefined && {account}), ...(compared && {compared})},
    ...(message !== undefined && {quote: withoutDot(message)}),
  };
}

function readProgramLines(lines: readonly string[]): Sighting[] {
  let reason: string | undefined;
  let transaction = {hasFailed: false};
  return lines.flatMap((line, index): Sighting[] => {
    const [, program, error = ''] = failed.exec(line) ?? [];
    if (transaction.hasFailed && beginning.test(line)) transaction = {hasFailed: false};
    const isFirstFailed = program !== undefined && !transaction.hasFailed;
    transaction.hasFailed ||= program !== undefined;
    const place = placeOf(line);
    const seen = {
      ...(place !== undefined && {place}),
      ...(program !== undefined && reason !== undefined && {quote: reason}),
    };
    const isOver = program !== undefined || succeeded.test(line);
    reason = reasonAt(lines, index) ?? (isOver ? undefined : reason);
    const hasUsedUp = usedUp.test(line) && !succeeded.test(lines[index + 1] ?? '');
    if (outOfCompute.test(line) || hasUsedUp) return [{kind: 'compute', ...seen}];
    // Its callers pass the error on.
    const ofProgram = isFirstFailed ? {program} : {};
    if (stopped.test(line)) return [{kind: 'instruction', name: 'ProgramFailedToComplete', ...seen, ...ofProgram}];
    if (escalated.test(line)) return [{kind: 'instruction', name: 'PrivilegeEscalation', quote: bareLine(line)}];
    if (gaveUp.test(line)) {
      return [{kind: 'instruction', name: 'ProgramFailedToComplete', ...(reason !== undefined && {quote: reason})}];
    }
    const number = customNumber.exec(line);
    if (number === null) {
      const inWords = readMessages(error, {ofRpc: false}).filter(({kind}) => kind === 'instruction');
      return [...readCustomWords(line), ...inWords.map((sighting) => ({...sighting, ...seen, ...ofProgram}))];
    }
    const [, hex, decimal] = number;
    return [
      {
        kind: 'custom',
        number: hex === undefined ? Number(decimal) : Number.parseInt(hex, 16),
        ...(program !== undefined && {program, transaction}),
        ...seen,
      },
    ];
  });
}

function readCustomWords(line: string): Sighting[] {
  const words = customWords.exec(line)?.[1];
  return words === undefined ? [] : [{kind: 'custom-words', words}];
}

/** The reason in a line; Rust prints the message of a panic on the line below the location. */
function reasonAt(lines: readonly string[], index: number): string | undefined {
  const reason = reasonIn(lines[index] ?? '');
  const below = reason?.endsWith(':') ? bareLine(lines[index + 1] ?? '') : '';
  return below || reason;
}

/** What a program logs before it fails: often the reason in words. */
export function reasonIn(line: string): string | undefined {
  const said = bareLine(line);
  return (
    /\bProgram log: (?:Error: |ERROR: |panicked at )(.{1,300})/.exec(said)?.[1] ??
    /^(?:Transfer|Allocate|Create Account): .{1,300}/.exec(said)?.[0]
  );
}

/** A log line without the quotes and commas that surround it in an array. */
export function bareLine(line: string): string {
  return line.replace(/^\W{1,6}|["',]{1,2}$/g, '');
}

function placeOf(line: string): string | undefined {
  const index = instructionIndex.exec(line)?.[1];
  if (index !== undefined) return instructionPlace(Number(index));
  const position = instructionPosition.exec(line)?.[1];
  return position === undefined ? undefined : instructionPlace(Number(position) - 1);
}

export function instructionPlace(index: number): string {
  return `Instruction ${index}, counting from 0`;
}

function withoutDot(text: string): string {
  return text.replace(/["',\s]{1,5}$/, '').replace(/\.$/, '');
}
