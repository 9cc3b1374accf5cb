import type {DecodedError} from '../decoded-error';
import {meaningsOf, type NameMeaning} from '../known-names';
import {merge} from '../merge';
import {describeClient, describeKit, describeWeb3Js} from './describe-client';
import {describeCloseCode} from './describe-closing';
import {describeProgramError} from './describe-program';
import {describeRpc, describeRpcWords} from './describe-rpc';
import {describeRuntime} from './describe-runtime';
import {describeStatusName} from './describe-status';

/** The readings of a bare name. */
export function describeName(name: string): DecodedError[] {
  const meanings = meaningsOf(name);
  if (meanings.length === 0 && name.startsWith('SOLANA_ERROR__')) return [describeKit(name)];
  return describeMeanings(meanings);
}

/** A reading for each meaning, and the other readings of the same text, with what decides between them. */
export function describeMeanings(
  meanings: readonly NameMeaning[],
  others: readonly DecodedError[] = [],
): DecodedError[] {
  const readings = merge([...meanings.map(describeMeaning), ...others]);
  if (readings.length < 2) return readings;
  return readings.map(asPossible);
}

/** A reading that another one is as likely as. */
export function asPossible(reading: DecodedError): DecodedError {
  return {...reading, certainty: 'possible', note: reading.note ?? whoSays(reading)};
}

function describeMeaning(meaning: NameMeaning): DecodedError {
  switch (meaning.kind) {
    case 'transaction':
    case 'instruction':
      return describeRuntime(meaning.kind, meaning.name);
    case 'rpc':
      return describeRpc(meaning.code);
    case 'rpc-words':
      return describeRpcWords(meaning.code);
    case 'program':
      return describeProgramError(meaning.program, meaning.number);
    case 'kit':
      return describeKit(meaning.code);
    case 'web3js':
      return describeWeb3Js(meaning.error);
    case 'client':
      return describeClient(meaning.error);
    case 'close':
      return describeCloseCode(meaning.code);
    case 'http':
      return describeStatusName(meaning.code);
  }
}

function whoSays({owner, ownerName, id}: DecodedError): string {
  if (owner === 'program')
    return `If the ${ownerName ?? 'program'} reports it: a log line with \`failed\` then names that program.`;
  if (id.startsWith('rpc:')) return 'If it is in the `error` of a response.';
  if (id.startsWith('close:')) return 'If a WebSocket closed with it.';
  if (id.startsWith('http:')) return 'If it is the status of an HTTP response.';
  if (id.startsWith('kit:')) return 'If `@solana/kit` reports it.';
  if (owner === 'client') return `If ${ownerName ?? 'a client library'} reports it.`;
  return id.startsWith('instruction:') ? 'If it is inside `InstructionError`.' : 'If it is on its own, in `err`.';
}
