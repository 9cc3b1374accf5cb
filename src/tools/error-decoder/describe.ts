/** What a code or a name of our data means, as a finding without its place in the text. */
import {clientClasses, type ClientClass} from '../../data/errors/client-classes';
import type {ClientMessage} from '../../data/errors/client-messages';
import {
  clientErrorId,
  closeCodeId,
  closeReasonId,
  errorCodesPage,
  instructionErrorId,
  providerErrorId,
  rpcErrorId,
  transactionErrorId,
  web3JsErrorId,
} from '../../data/errors/error-anchors';
import type {ErrorAdvice} from '../../data/errors/error-advice';
import {errorTitle} from '../../data/errors/error-titles';
import {kitClientErrors, kitErrors} from '../../data/errors/kit-errors';
import {providerErrors} from '../../data/errors/provider-errors';
import {retryAdvice} from '../../data/errors/retry-labels';
import {instructionActions, transactionActions} from '../../data/errors/runtime-actions';
import {sameNodeAdvice} from '../../data/errors/same-node-advice';
import {
  instructionErrors,
  jsonRpcErrors,
  solanaErrors,
  transactionErrors,
  type Retry,
  type RpcError,
} from '../../data/errors/solana-errors';
import {walletErrors} from '../../data/errors/wallet-errors';
import {web3JsErrors} from '../../data/errors/web3js-errors';
import {webSocketCloseCodes, type CloseReason} from '../../data/errors/websocket-close-codes';
import {capitalized} from '../../lib/capitalized';
import type {DecodedError} from './decoded-error';
import {describeStatus} from './describe-status';
import {holdsMessage, toTemplate} from './message-template';

const notSeen = {certainty: 'certain', places: [], quotes: []} as const;

function adviceOf({meaning, retry, action}: ErrorAdvice): Pick<DecodedError, 'meaning' | 'retry' | 'actions'> {
  return {meaning, retry, actions: [action]};
}

/** The code of a JSON-RPC error. */
export function describeRpc(code: number, message = ''): DecodedError {
  const own = providerErrors.find((error) => error.code === code);
  if (own !== undefined) {
    return {
      ...notSeen,
      id: `rpc:${code}`,
      owner: 'syndica',
      code: String(code),
      name: own.name,
      meaning: own.cause,
      retry: own.retry,
      actions: own.actions,
      href: `${errorCodesPage}#${providerErrorId(code)}`,
    };
  }
  const standard = jsonRpcErrors.find((error) => error.code === code);
  if (standard !== undefined) return ofNode(standard, 'json-rpc', message);
  const custom = solanaErrors.find((error) => error.code === code);
  if (custom !== undefined) return ofNode(custom, 'node', message);
  return (code >= 400 && code < 600 ? describeStatus(code) : undefined) ?? ofWallet(code, message) ?? unknownRpc(code);
}

/** Other services have their own meanings for these codes, and wallets their own texts. */
function ofWallet(code: number, message: string): DecodedError | undefined {
  const found = walletErrors.find((error) => error.code === code);
  if (found === undefined) return undefined;
  const isSure = message === '' || holdsMessage(message.toLowerCase(), toTemplate(found.message));
  return {
    ...notSeen,
    id: `rpc:${code}`,
    owner: 'client',
    ownerName: 'Wallet',
    ...(!isSure && {certainty: 'possible', note: 'If a wallet says it.'}),
    code: String(code),
    name: found.name,
    ...adviceOf(found),
    href: `${errorCodesPage}#client-errors`,
  };
}

const foreignNote = 'A Solana node sends different text with this code, so the sender may mean something else.';

const limitNote =
  'A Solana node sends different text with this code. Other servers use it for a limit: Syndica’s rate limit is [7429](/platform/resources/rpc-error-codes#error-7429), or HTTP 429.';

function ofNode(error: RpcError, owner: 'json-rpc' | 'node', message: string): DecodedError {
  const {code, constant, meaning, action, retry} = error;
  const isForeign = owner === 'node' && message !== '' && !holdsOne(error, message);
  const note = isForeign ? (/limit|requests/i.test(message) ? limitNote : foreignNote) : noteOf(error);
  const advice = sameNodeAdvice(error);
  return {
    ...notSeen,
    id: `rpc:${code}`,
    owner,
    ...(isForeign && {certainty: 'possible'}),
    code: String(code),
    name: errorTitle(constant),
    meaning: [meaning, ...caseOf(error, message)].join(' '),
    ...(note !== undefined && {note}),
    retry,
    actions: [action, ...(advice === undefined ? [] : [advice])],
    href: `${errorCodesPage}#${rpcErrorId(code)}`,
  };
}

/** Whether the node sends this text with the code; any, where the data knows none of its words. */
function holdsOne({message: text, variants}: RpcError, message: string): boolean {
  const templates = [text, ...variants.map((variant) => variant.message)].map(toTemplate);
  const line = message.toLowerCase();
  return templates.some(({parts}) => parts.length === 0) || templates.some((template) => holdsMessage(line, template));
}

/** When the node sends this very text, where one code has several. */
function caseOf({variants}: RpcError, message: string): string[] {
  const line = message.toLowerCase();
  const found = variants.find((variant) => holdsMessage(line, toTemplate(variant.message)));
  return found === undefined ? [] : [`This text means: ${found.when}`];
}

function noteOf({code, emitted, note}: RpcError): string | undefined {
  if (code === -32005) {
    return 'On Solana, this is not a rate limit. Syndica’s rate limit is [7429](/platform/resources/rpc-error-codes#error-7429), or HTTP 429.';
  }
  if (code === -32002) return 'Whether a retry helps depends on the transaction error in `data.err`.';
  if (!emitted) return ['Agave 4.3 doesn’t send it; older nodes may.', note].filter(Boolean).join(' ');
  return note;
}

function unknownRpc(code: number): DecodedError {
  const isServerError = code <= -32000 && code >= -32099;
  const isReserved = code <= -32100 && code >= -32768;
  const kind = isServerError
    ? 'It is between -32099 and -32000, where JSON-RPC lets each server choose its own meaning.'
    : isReserved
      ? 'It is in the range that JSON-RPC reserves for itself, but JSON-RPC gives it no meaning.'
      : 'It is outside the ranges of JSON-RPC and Solana, so the service that answered, or a library, chose it.';
  return {
    ...notSeen,
    id: `rpc:${code}`,
    owner: 'unknown',
    certainty: 'unknown',
    code: String(code),
    name: '',
    meaning: `Neither Syndica nor Solana documents this code. ${kind}`,
    actions: [
      'Read the error’s `message` and `data`.',
      'If the response came from Syndica, [ask for help](/platform/resources/troubleshooting-http#ask-for-help) with the time of the request.',
    ],
    href: `${errorCodesPage}#all-codes`,
  };
}

/** An error of the runtime, by its name: of the transaction, or of one instruction. */
export function describeRuntime(kind: 'transaction' | 'instruction', name: string): DecodedError {
  const list = kind === 'transaction' ? transactionErrors : instructionErrors;
  const found = list.find((error) => error.name === name);
  const seen = {...notSeen, id: `${kind}:${name}`, owner: 'runtime', code: name, name: ''} as const;
  if (found === undefined) {
    return {
      ...seen,
      code: name.slice(0, 80),
      certainty: 'unknown',
      meaning: `It is where the name of ${kind === 'transaction' ? 'a transaction' : 'an instruction'} error belongs, but Agave 4.3 has no error by this name. Newer node software may.`,
      actions: ['Search for the name in the source of the node software that `getVersion` reports.'],
      href: `${errorCodesPage}#${kind}-errors`,
    };
  }
  const {meaning, retry, message} = found;
  const id = kind === 'transaction' ? transactionErrorId(name) : instructionErrorId(name);
  return {
    ...seen,
    name: message === name || message.includes('{') ? '' : capitalized(message),
    meaning,
    retry,
    actions: runtimeActions(kind, name, retry),
    href: `${errorCodesPage}#${id}`,
  };
}

/** That something has to change first is in `retry` already; how to send again is not. */
function runtimeActions(kind: 'transaction' | 'instruction', name: string, retry: Retry): string[] {
  const own = (kind === 'transaction' ? transactionActions : instructionActions).get(name);
  if (own === undefined) return [retryAdvice[retry]];
  return retry === 'after-fix' || retry === 'no' ? [own] : [retryAdvice[retry], own];
}

export function describeCloseCode(code: number, reason?: CloseReason): DecodedError {
  const found = webSocketCloseCodes.find((known) => known.code === code);
  const seen = {...notSeen, id: `close:${code}`, owner: 'websocket', code: `Close code ${code}`} as const;
  if (found === undefined) {
    const chosenBy =
      code >= 4000 ? 'an application chooses its meaning' : 'a library or a protocol registers its meaning';
    return {
      ...seen,
      certainty: 'unknown',
      name: '',
      meaning: `The WebSocket protocol does not define this code; in its range, ${chosenBy}. Syndica documents none of its own.`,
      actions: ['Read the reason that came with the code, then reconnect and subscribe again.'],
      href: `${errorCodesPage}#websocket`,
    };
  }
  if (reason !== undefined) {
    const {text} = reason;
    const href = `${errorCodesPage}#${closeReasonId(code, text)}`;
    return {...seen, name: capitalized(text), ...adviceOf(reason), href};
  }
  const {name, reason: other} = found;
  return {
    ...seen,
    name,
    ...adviceOf(found),
    ...(other !== undefined && {note: `With \`${other.text}\` it means something else: ${other.meaning}`}),
    href: `${errorCodesPage}#${closeCodeId(code)}`,
  };
}

/** Of a WebSocket, where the text holds no code. */
export function describeClosed(): DecodedError {
  return {
    ...notSeen,
    id: 'closed',
    owner: 'websocket',
    code: 'No close code',
    name: 'Connection closed',
    meaning: 'The connection has ended, but this text doesn’t say why.',
    retry: 'same',
    actions: [
      'Reconnect with increasing waits, and subscribe again.',
      `Log the [close code](${errorCodesPage}#close-codes) and its reason: they tell you who closed it, and why.`,
    ],
    href: `${errorCodesPage}#close-codes`,
  };
}

/** A number or a constant of `@solana/kit`. */
export function describeKit(key: number | string): DecodedError {
  const isIt = (error: {readonly code: number; readonly constant: string}) =>
    error.code === key || error.constant === key;
  const standsFor = kitErrors.find(isIt);
  if (standsFor !== undefined) {
    const {subject, constant} = standsFor;
    const finding = subject.kind === 'rpc' ? describeRpc(subject.code) : describeRuntime(subject.kind, subject.name);
    return {...finding, quotes: [`@solana/kit: ${constant}`]};
  }
  const own = kitClientErrors.find(isIt);
  const seen = {...notSeen, owner: 'client', ownerName: '@solana/kit'} as const;
  if (own !== undefined) {
    const {code, constant} = own;
    const href = `${errorCodesPage}#${clientErrorId(code)}`;
    return {...seen, id: `kit:${code}`, code: `#${code}`, name: constant, ...adviceOf(own), href};
  }
  return {
    ...seen,
    id: `kit:${key}`,
    certainty: 'unknown',
    code: typeof key === 'number' ? `#${key}` : key,
    name: '',
    meaning:
      'An error from the client library `@solana/kit` that this page doesn’t list. It arises in your program, not at Syndica.',
    actions: [
      typeof key === 'number'
        ? `Run \`npx @solana/errors decode -- ${key}\`, which prints its message.`
        : 'Read the error message. In production, kit prints only its number; run `npx @solana/errors decode` for the text.',
    ],
    href: `${errorCodesPage}#client-errors`,
  };
}

/** An error of `@solana/web3.js`, by its name. */
export function describeWeb3Js(name: string): DecodedError {
  const found = web3JsErrors.find((error) => error.name === name);
  if (found === undefined) throw new Error(`web3js-errors.ts has no ${name}.`);
  const href = `${errorCodesPage}#${web3JsErrorId(name)}`;
  const seen = {...notSeen, owner: 'client', ownerName: '@solana/web3.js'} as const;
  return {...seen, id: `web3js:${name}`, code: name, name: '', ...adviceOf(found), href};
}

/** An error of a client library, by its words or by its class. */
export function describeClient(found: ClientMessage | ClientClass): DecodedError {
  const {client, name} = found;
  const href = `${errorCodesPage}#client-errors`;
  const seen = {...notSeen, owner: 'client', ownerName: client} as const;
  return {...seen, id: `client:${name}`, code: name, name: '', ...adviceOf(found), href};
}

export function describeClientClass(name: string): DecodedError {
  const found = clientClasses.find((known) => known.name === name);
  if (found === undefined) throw new Error(`client-classes.ts has no ${name}.`);
  return describeClient(found);
}

export function describeCompute(): DecodedError {
  return {
    ...notSeen,
    id: 'compute',
    owner: 'runtime',
    code: 'exceeded CUs meter',
    name: 'Out of compute units',
    meaning: 'The program used up the transaction’s compute units before it finished.',
    retry: 'after-fix',
    actions: [
      'Simulate with the maximum limit, read `unitsConsumed`, and set a limit with some room above it.',
      'If even the maximum is too low, split the transaction or do less in it.',
    ],
    href: `${errorCodesPage}#${instructionErrorId('ComputationalBudgetExceeded')}`,
  };
}
