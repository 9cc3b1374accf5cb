import {builtinMessages} from '../../../data/errors/builtin-messages';
import {clientMessages} from '../../../data/errors/client-messages';
import {kitMessages} from '../../../data/errors/kit-messages';
import {envoyConnectError} from '../../../data/errors/other-http-statuses';
import {invalidParams, otherParamsMessages} from '../../../data/errors/params-details';
import {instructionErrors, nodeErrors, transactionErrors} from '../../../data/errors/solana-errors';
import {statusBodies} from '../../../data/errors/status-bodies';
import {walletErrors} from '../../../data/errors/wallet-errors';
import {web3JsErrors} from '../../../data/errors/web3js-errors';
import {holdsMessage, minMessageLength, toTemplate, type MessageTemplate} from '../message-template';
import type {Sighting} from '../sighting';

interface KnownMessage {
  readonly template: MessageTemplate;
  readonly sight: (line: string) => Sighting;
}

/** They contain another error, which is read separately. */
const containers = new Set(['InstructionError', 'Custom']);

const rpcMessages = [
  ...nodeErrors.flatMap(({code, message, variants}) =>
    [message, ...variants.map((variant) => variant.message)].map((text) => knownRpc(code, text)),
  ),
  ...otherParamsMessages.map(({message}) => knownRpc(invalidParams, message)),
  ...walletErrors.map(({code, message}) => knownRpc(code, message)),
];

const otherMessages = [
  ...transactionErrors
    .filter(({name}) => !containers.has(name))
    .map(({name, message}) => known(message, () => ({kind: 'transaction', name}))),
  ...instructionErrors
    .filter(({name}) => !containers.has(name))
    .map(({name, message}) => known(message, () => ({kind: 'instruction', name}))),
  ...clientMessages.map((message) => known(message.message, () => ({kind: 'client', known: message}))),
  ...builtinMessages.map((message) => known(message.message, () => ({kind: 'builtin', known: message}))),
  ...Array.from(kitMessages, ([code, message]) => known(message, () => ({kind: 'kit', code}))),
  ...web3JsErrors.map(({name, message}) => known(message, () => ({kind: 'name', name}))),
  ...statusBodies.map((body) => known(body.message, () => ({kind: 'status-body', known: body}))),
  known(envoyConnectError, () => ({kind: 'http', code: 503})),
];

/** Errors whose messages occur in a line: the longest JSON-RPC message, and the longest other one. */
export function readMessages(line: string, {ofRpc}: {readonly ofRpc: boolean}): Sighting[] {
  if (line.length < minMessageLength) return [];
  const lower = line.toLowerCase();
  return [ofRpc ? rpcMessages : [], otherMessages].flatMap((messages) =>
    messages
      .filter(({template}) => holdsMessage(lower, template))
      .sort((a, b) => b.template.weight - a.template.weight)
      .slice(0, 1)
      .map(({sight}) => sight(line)),
  );
}

function knownRpc(code: number, message: string): KnownMessage {
  return known(message, (line) => ({kind: 'rpc', code, message: line}));
}

function known(message: string, sight: KnownMessage['sight']): KnownMessage {
  return {template: toTemplate(message), sight};
}
