import {anchorErrors} from '../../data/errors/anchor-errors';
import {kitClientErrors, kitErrors} from '../../data/errors/kit-errors';
import {web3JsErrors} from '../../data/errors/web3js-errors';
import {
  customProgramErrors,
  instructionErrors,
  jsonRpcErrors,
  solanaErrors,
  transactionErrors,
} from '../../data/errors/solana-errors';

/** What a name can stand for. Programs and the runtime share some names, so there can be several. */
export type NameMeaning =
  | {readonly kind: 'transaction' | 'instruction'}
  | {readonly kind: 'rpc'; readonly code: number}
  | {readonly kind: 'program'; readonly program: 'system' | 'token' | 'anchor'; readonly number: number}
  | {readonly kind: 'kit'; readonly code: number}
  | {readonly kind: 'web3js'};

const meanings = new Map<string, NameMeaning[]>();

for (const {name} of transactionErrors) add(name, {kind: 'transaction'});
for (const {name} of instructionErrors) add(name, {kind: 'instruction'});
for (const {code, constant} of [...jsonRpcErrors, ...solanaErrors]) add(constant, {kind: 'rpc', code});
for (const {code, name} of customProgramErrors.system) add(name, {kind: 'program', program: 'system', number: code});
for (const {code, name} of customProgramErrors.token) add(name, {kind: 'program', program: 'token', number: code});
for (const {code, name} of anchorErrors) add(name, {kind: 'program', program: 'anchor', number: code});
for (const {code, constant} of [...kitErrors, ...kitClientErrors]) add(constant, {kind: 'kit', code});
for (const {name} of web3JsErrors) add(name, {kind: 'web3js'});

/** Every meaning of a name, as it is spelled; empty for a name that nobody documents. */
export function meaningsOf(name: string): readonly NameMeaning[] {
  return meanings.get(name) ?? [];
}

function add(name: string, meaning: NameMeaning): void {
  meanings.set(name, [...(meanings.get(name) ?? []), meaning]);
}
