import {kitClientErrors, kitErrors} from '../../data/errors/kit-errors';
import {kitOtherErrors} from '../../data/errors/kit-other-errors';
import {providerErrors} from '../../data/errors/provider-errors';
import {nodeErrors} from '../../data/errors/solana-errors';
import {walletErrors} from '../../data/errors/wallet-errors';
import {closeCodeRange, webSocketCloseCodes} from '../../data/errors/websocket-close-codes';
import {errorCodesPage} from '../../data/pages';
import {isCodeNumber, isCodeText} from './code-in-address';
import {notSeen, type DecodedError} from './decoded-error';
import {describeKit} from './describe/describe-client';
import {describeCloseCode} from './describe/describe-closing';
import {describeMeanings, describeName} from './describe/describe-names';
import {describeCustom} from './describe/describe-program';
import {describeRpc} from './describe/describe-rpc';
import {describeStatus} from './describe/describe-status';
import {meaningsOf, meaningsOfTyped} from './known-names';
import {readCloudflare} from './read/read-cloudflare';
import {maximumCustom} from './read/read-logs';
import {readMessages} from './read/read-messages';
import {describeSighting} from './resolve';

/** Codes defined by JSON-RPC and Solana. */
const rpcCodes = new Set(nodeErrors.map(({code}) => code));
const kitCodes = new Set([...kitErrors, ...kitClientErrors, ...kitOtherErrors].map(({code}) => code));

const label = String.raw`^(?:error|code|error ?(?:code|number))?[ :=#"'\x60]{0,3}`;
const plainNumber = new RegExp(String.raw`${label}(-?\d{1,16})(?:\.0{1,6})?$`, 'i');

/** A program's error number in both notations: `6001 (0x1771)` or `0x1771 / 6001`. */
const bothNotations = [
  new RegExp(String.raw`${label}(?<decimal>\d{1,10}) ?[(/=] ?(?<hex>0x[\da-f]{1,8})$`, 'i'),
  new RegExp(String.raw`${label}(?<hex>0x[\da-f]{1,8}) ?[(/=] ?(?<decimal>\d{1,10})$`, 'i'),
];

/** Longer texts are not names. */
const maxNameLength = 120;

/**
 * The readings of a text that consists of only a code or a name, most likely first. Undefined for any other text.
 */
export function decodeCode(text: string): DecodedError[] | undefined {
  const bare = text.replace(/^["'`(]+|["'`).,:;]+$/g, '');
  if (readCloudflare(bare).length > 0) return undefined;
  const [, digits] = plainNumber.exec(bare) ?? [];
  if (digits !== undefined) return readNumber(Number(digits));
  const [, hex] = /^0x([0-9a-f]{1,16})$/i.exec(bare) ?? [];
  if (hex !== undefined) return readHex(Number.parseInt(hex, 16));
  const both = bothNotations.map((pattern) => pattern.exec(bare)?.groups).find((groups) => groups !== undefined);
  if (both !== undefined && Number(both.hex) === Number(both.decimal)) return readHex(Number(both.hex));
  if (bare.length > maxNameLength) return undefined;
  const meanings = meaningsOfTyped(bare);
  if (meanings.length > 0) {
    // Words may also be the message of another error.
    const messages = /\s/.test(bare) ? readMessages(bare, {ofRpc: true}) : [];
    return describeMeanings(meanings, messages.flatMap(describeSighting));
  }
  return /^SOLANA_ERROR__\w+$/.test(bare) ? describeName(bare) : undefined;
}

/** Whether a text is only a known code, and so safe to put in the URL, which may appear in server logs. */
export function isPlainCode(text: string): boolean {
  const code = text.trim();
  return isCodeNumber(code) || (isCodeText(code) && meaningsOf(code).length > 0);
}

function readNumber(number: number): DecodedError[] {
  if (number < 0) return [describeRpc(number)];
  const readings = [...withoutSign(number), ...ofServices(number)];
  if (number > maximumCustom) return readings.length > 0 ? readings : [describeRpc(number)];
  const custom = describeCustom({number});
  return readings.length > 0
    ? [...readings, ...custom.map(asLessLikely), ...unlistedClose(number)]
    : [...custom, ...unlistedClose(number)];
}

/** Notes and tickets often drop the minus sign. */
function withoutSign(number: number): DecodedError[] {
  if (!rpcCodes.has(-number) && !(number >= 32000 && number <= 32099)) return [];
  return [describeRpc(-number)];
}

function ofServices(number: number): DecodedError[] {
  return [
    ...([...providerErrors, ...walletErrors].some(({code}) => code === number) ? [describeRpc(number)] : []),
    ...statusOf(number),
    ...(isListedClose(number) ? [describeCloseCode(number)] : []),
    // Smaller kit numbers are too common to guess.
    ...(number > 1_000_000 && kitCodes.has(number) ? [describeKit(number)] : []),
  ];
}

/** Below 400, only those that somebody explains: few are of interest. */
function statusOf(number: number): DecodedError[] {
  if (number < 200 || number >= 600) return [];
  const found = describeStatus(number);
  return number >= 400 || found.certainty === 'certain' ? [found] : [];
}

function isListedClose(number: number): boolean {
  return webSocketCloseCodes.some(({code}) => code === number);
}

/** Servers may close with any code in the range. */
function unlistedClose(number: number): DecodedError[] {
  const isInRange = number >= closeCodeRange.first && number <= closeCodeRange.last;
  return isInRange && !isListedClose(number)
    ? [{...describeCloseCode(number), note: 'If a WebSocket closed with it.'}]
    : [];
}

function readHex(number: number): DecodedError[] {
  return number > maximumCustom ? [describeTooLong()] : describeCustom({number});
}

function describeTooLong(): DecodedError {
  return {
    ...notSeen,
    id: 'hex:too-long',
    owner: 'unknown',
    certainty: 'unknown',
    code: '0x…',
    name: 'Not an error number',
    meaning:
      'A program’s error number has at most 32 bits: eight digits after `0x`. This one is longer, so it is something else.',
    actions: ['Look for `custom program error: 0x…` in the log, and paste that line.'],
    href: `${errorCodesPage}#custom-program-errors`,
  };
}

function asLessLikely(reading: DecodedError): DecodedError {
  return {
    ...reading,
    certainty: reading.certainty === 'unknown' ? 'unknown' : 'possible',
    note: 'If it is a program’s error number: from `Custom` in a response, or after `custom program error` in a log.',
  };
}
