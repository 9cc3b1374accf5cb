import {anchorErrors} from '../../data/errors/anchor-errors';
import {clientClasses, type ClientClass} from '../../data/errors/client-classes';
import {kitErrorTitle} from '../../data/errors/error-titles';
import {httpStatuses} from '../../data/errors/http-statuses';
import {kitClientErrors, kitErrors} from '../../data/errors/kit-errors';
import {kitOtherErrors} from '../../data/errors/kit-other-errors';
import {
  earlierReasonPhrases,
  envoyBodies,
  nginxReasonPhrases,
  otherHttpStatuses,
  reasonPhrases,
} from '../../data/errors/other-http-statuses';
import {appErrorLists, coreErrorLists, programErrors, type ProgramErrorList} from '../../data/errors/program-errors';
import {providerErrors} from '../../data/errors/provider-errors';
import {instructionErrors, nodeErrors, transactionErrors} from '../../data/errors/solana-errors';
import {web3JsErrors, type Web3JsError} from '../../data/errors/web3js-errors';
import {webSocketCloseCodes} from '../../data/errors/websocket-close-codes';

/** A meaning of a name. Names can have several, since programs and the runtime share some. */
export type NameMeaning =
  | {readonly kind: 'transaction' | 'instruction'; readonly name: string}
  | {readonly kind: 'web3js'; readonly error: Web3JsError}
  | {readonly kind: 'client'; readonly error: ClientClass}
  | {readonly kind: 'rpc' | 'rpc-words' | 'close' | 'kit' | 'http'; readonly code: number}
  | {readonly kind: 'program'; readonly program: ProgramErrorList | 'anchor'; readonly number: number};

/** Names in status lines: Syndica's, those of the HTTP standard, and nginx's; and bodies of Envoy. */
export const statusNames: readonly (readonly [status: number, name: string])[] = [
  ...[...httpStatuses, ...otherHttpStatuses]
    .filter(({status}) => status >= 400)
    .map(({status, name}) => [status, name] as const),
  ...[reasonPhrases, earlierReasonPhrases, nginxReasonPhrases, envoyBodies].flatMap((phrases) => [...phrases]),
];

const bySpelling = new Map<string, NameMeaning[]>();
const byLetters = new Map<string, NameMeaning[]>();

for (const {name} of transactionErrors) addName(name, {kind: 'transaction', name});
for (const {name} of instructionErrors) addName(name, {kind: 'instruction', name});
for (const {code, name} of providerErrors) addTitle(name, {kind: 'rpc-words', code});
for (const {code, constant, title} of nodeErrors) {
  if (constant !== undefined) addName(constant, {kind: 'rpc', code});
  addTitle(title, {kind: 'rpc', code});
}
for (const program of coreErrorLists) {
  for (const {code, name} of programErrors[program]) addName(name, {kind: 'program', program, number: code});
}
for (const {code, name} of anchorErrors) addName(name, {kind: 'program', program: 'anchor', number: code});
for (const {code, constant} of [...kitErrors, ...kitClientErrors, ...kitOtherErrors]) {
  addName(constant, {kind: 'kit', code});
}
for (const {code, constant} of kitClientErrors) addTitle(kitErrorTitle(constant), {kind: 'kit', code});
for (const error of web3JsErrors) addName(error.name, {kind: 'web3js', error});
for (const error of clientClasses) addName(error.name, {kind: 'client', error});
for (const {code, name, goName} of webSocketCloseCodes) {
  addTitle(name, {kind: 'close', code});
  addName(goName, {kind: 'close', code});
}
for (const [code, name] of statusNames) addTitle(name, {kind: 'http', code});
for (const program of appErrorLists) {
  for (const {code, name} of programErrors[program]) {
    if (meaningsOfTyped(name).length === 0) addName(name, {kind: 'program', program, number: code});
  }
}

/** All meanings of a name in code, matched exactly; empty if nobody documents it. */
export function meaningsOf(name: string): readonly NameMeaning[] {
  return bySpelling.get(name) ?? [];
}

/** All meanings of a reader's input: a name in any case, or the title of an error on our pages. */
export function meaningsOfTyped(text: string): readonly NameMeaning[] {
  return byLetters.get(lettersOf(text)) ?? [];
}

function addName(name: string, meaning: NameMeaning): void {
  push(bySpelling, name, meaning);
  addTitle(name, meaning);
}

function addTitle(title: string, meaning: NameMeaning): void {
  push(byLetters, lettersOf(title), meaning);
}

function push(map: Map<string, NameMeaning[]>, key: string, meaning: NameMeaning): void {
  map.set(key, [...(map.get(key) ?? []), meaning]);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
