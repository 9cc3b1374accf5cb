import {providerErrors} from '../../../data/errors/provider-errors';
import {walletErrors} from '../../../data/errors/wallet-errors';
import {statusNames} from '../known-names';
import type {NumberSighting, RpcSighting} from '../sighting';
import {numbersOf} from './numbers-of';

/** Numbers labeled as a code, and numbers that cannot be anything else. */
const codePatterns = [/\b(?:code|error)["'\]]?[ :=#(]{1,4}(-?\d{3,6})\b(?!\.\d)/gi, /(?<![\w.-])(-32\d{3})\b(?!\.\d)/g];

const ownCodes = new Set(providerErrors.map(({code}) => code));

const anyOwnCode = `(${[...ownCodes].join('|')})`;

/** A Syndica code before its message, or after a description of the failure. */
const ownCodePatterns = [
  new RegExp(`(?:^|: )${anyOwnCode}(?=:? [A-Z])`, 'gm'),
  new RegExp(`\\b(?:not|failed|refused|rejected)\\b[^\\d\\n]{0,60}[:(] ?${anyOwnCode}\\b`, 'gi'),
];

/** The name of a Syndica error as a whole message: other services use the same words within theirs. */
const ownNames = providerErrors.map(({code, name}) => ({
  code,
  // The samples add when they try again.
  pattern: new RegExp(`(?:^|: |["'])${name}(?:\\.?$|["']|, next attempt in )`, 'im'),
}));

/** Positive codes that count only in an error object; elsewhere, other numbers are also called a code. */
const codesOfObjects = new Set([
  ...ownCodes,
  ...walletErrors.map(({code}) => code),
  ...statusNames.map(([status]) => status),
]);

/** Go can print values with their types: `Code: (int) -32005`. */
const type = String.raw`(?:\([\w=]{1,20}\) ?){0,2}`;
const member = (name: string, value: string) => `\\b${name}["']?[ :=(]{1,4}${type}${value}`;
const code = member('code', String.raw`(?<code>-?\d{3,6})\b\)?`);
const message = member(
  'message',
  String.raw`(?<quote>["'\x60])(?<message>(?:\\.|(?!\k<quote>)[^\\\n]){1,300})\k<quote>`,
);
const comma = String.raw`,\s{0,20}["']?`;

/** An error object as printed by Python, Node.js, Rust, or Go, or a code followed by its message. */
const codesWithMessage = [
  new RegExp(code + comma + message, 'gi'),
  new RegExp(message + comma + code, 'gi'),
  /(?<![\w.-])(?<code>-32\d{3}): (?<message>\S[^\n]{0,299})/g,
];

/** The code of an object whose message is elsewhere: in the first line of a stack trace, above the members. */
const codeOfObject = /[{,]\s{0,20}["']?code["']?: ?(\d{3,6})\s{0,20}[,}]/g;

/** JSON-RPC error codes in a text without JSON, with their messages if adjacent. */
export function readCodes(text: string): (RpcSighting | NumberSighting)[] {
  const told = codesWithMessage
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({groups}) => ({code: Number(groups?.code), message: groups?.message ?? ''}))
    .filter((found) => found.code < 0 || codesOfObjects.has(found.code));
  const codes = [
    ...numbersOf(text, ...codePatterns).filter((each) => each < 0 || ownCodes.has(each)),
    ...numbersOf(text, ...ownCodePatterns),
    ...numbersOf(text, codeOfObject).filter((each) => codesOfObjects.has(each)),
  ].filter((each) => !told.some((other) => other.code === each));
  const numbered = [
    ...told.map((found): RpcSighting => ({kind: 'rpc', ...found})),
    ...codes.map((each): RpcSighting => ({kind: 'rpc', code: each})),
  ];
  const named = ownNames.filter(
    ({code: own, pattern}) => pattern.test(text) && !numbered.some((sighting) => sighting.code === own),
  );
  return [...numbered, ...named.map(({code: own}): NumberSighting => ({kind: 'rpc-words', code: own}))];
}
