import {providerErrorId, rpcErrorId} from '../../../data/errors/error-anchors';
import {identifiersAsMarkdown} from '../../../data/errors/identifiers-as-markdown';
import {nodeVersion} from '../../../data/errors/node-version';
import {invalidParams, otherParamsMessages} from '../../../data/errors/params-details';
import {providerErrors} from '../../../data/errors/provider-errors';
import {requestAdvice} from '../../../data/errors/request-advice';
import {noteAsMarkdown, ownLimit, rpcNotes} from '../../../data/errors/rpc-notes';
import {readAgainAdvice, sameNodeAdvice} from '../../../data/errors/same-node-advice';
import {jsonRpcErrors, solanaErrors, type RpcError} from '../../../data/errors/solana-errors';
import {sharedWalletErrors, walletErrors, type WalletError} from '../../../data/errors/wallet-errors';
import {errorCodesPage, httpStatusesPage} from '../../../data/pages';
import {foreignMethodsOf} from '../../../data/rpc/foreign-methods';
import {adviceOf, notSeen, type DecodedError} from '../decoded-error';
import {holdsMessage, toTemplate} from '../message-template';
import {describeStatus} from './describe-status';

/** Describes a JSON-RPC error code. */
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
  const ofWalletItself = sharedWalletErrors.find((error) => error.code === code && isWhole(message, error.message));
  if (ofWalletItself !== undefined) {
    return {...describeWallet(ofWalletItself), id: `rpc:${code}:wallet`, note: sharedNote};
  }
  const standard = jsonRpcErrors.find((error) => error.code === code);
  if (standard !== undefined) return ofNode(standard, 'json-rpc', message);
  const custom = solanaErrors.find((error) => error.code === code);
  if (custom !== undefined) return ofNode(custom, 'node', message);
  return (
    (code >= 400 && code < 600 ? describeStatus(code) : undefined) ??
    ofWallet(code, message) ??
    unknownRpc(code, message)
  );
}

/** Describes a code of which a text has only words, which other software also uses. */
export function describeRpcWords(code: number): DecodedError {
  const found = describeRpc(code);
  const note = found.owner === 'syndica' ? 'If it comes from Syndica.' : 'If it is the `message` of a response.';
  return {...found, certainty: 'possible', note};
}

/** Other services use these codes with other meanings, so only a wallet's own message makes it certain. */
function ofWallet(code: number, message: string): DecodedError | undefined {
  const found = walletErrors.find((error) => error.code === code);
  if (found === undefined) return undefined;
  const isSure = message === '' || holdsMessage(message.toLowerCase(), toTemplate(found.message));
  return {
    ...describeWallet(found),
    ...(!isSure && {certainty: 'possible', note: 'If it comes from a wallet.'}),
  };
}

const sharedNote = 'A Solana node sends other text with this code, and means something else.';

function describeWallet({code, name, ...advice}: WalletError): DecodedError {
  return {
    ...notSeen,
    id: `rpc:${code}`,
    owner: 'client',
    ownerName: 'Wallet',
    code: String(code),
    name,
    ...adviceOf(advice),
    href: `${errorCodesPage}#client-errors`,
  };
}

/** Whether a message is this text and nothing else, apart from the final period. */
function isWhole(message: string, text: string): boolean {
  return message.replace(/\.$/, '').toLowerCase() === text.toLowerCase();
}

const foreignNote = 'A Solana node sends different text with this code, so the sender may mean something else.';

const ownLimitNote = `The message is about a limit: ${ownLimit}`;

/** A limit in words. */
const limitWords = /limit|requests|usage|quota|capacity|throughput|per second/i;

/** What a message about the key means, whatever its code: other providers choose their own. */
function keyNote(message: string): string | undefined {
  const isAboutKey = /api[ _-]?key|authenticate|authentication|unauthorized/i.test(message);
  return isAboutKey
    ? `The sender means the API key. At Syndica, expect [HTTP 401](${fixKey}) for a wrong one.`
    : undefined;
}

const fixKey = '/platform/concepts/api-keys#fix-a-401';

function ofNode(error: RpcError, owner: 'json-rpc' | 'node', message: string): DecodedError {
  const {code, title, meaning, cause, action, retry} = error;
  const isOwn = message === '' || holdsOne(error, message);
  const isForeign = owner === 'node' && !isOwn;
  if (isForeign && limitWords.test(message)) return limitElsewhere(error, message);
  const note = isForeign ? foreignNote : (noteOf(error) ?? keyNote(message));
  const when = caseOf(error, message);
  return {
    ...notSeen,
    id: `rpc:${code}`,
    owner,
    ...(isForeign && {certainty: 'possible'}),
    code: String(code),
    name: title,
    meaning: identifiersAsMarkdown(when === undefined ? meaning : `${meaning} ${when}`),
    cause: when === undefined && isOwn ? identifiersAsMarkdown(cause) : undefined,
    ...(note !== undefined && {note}),
    retry,
    actions: [
      ...foreignMethodsIn(message),
      identifiersAsMarkdown(action),
      requestAdvice(error),
      readAgainAdvice(error),
      sameNodeAdvice(error),
    ].filter((each) => each !== undefined),
    href: `${errorCodesPage}#${rpcErrorId(code)}`,
  };
}

/** A host that a message names, as in `upgrade your account at example.com`. */
const namedHost = /\b[a-z\d-]{2,40}\.(?:com|dev|io|net|one|org|pro|xyz)\b/i;

/** A limit of a server that is not a node: what the code means on Solana would mislead, so it comes last. */
function limitElsewhere({code, title}: RpcError, message: string): DecodedError {
  const [host] = namedHost.exec(message) ?? [];
  return {
    ...notSeen,
    id: `rpc:${code}`,
    owner: 'unknown',
    ...(host !== undefined && {ownerName: host}),
    certainty: 'possible',
    code: String(code),
    name: 'Limit of another server',
    meaning: `The message is about a limit${host === undefined ? '' : ` and names ${host}`}. It comes from another provider or a proxy: a Solana node sends different text with this code.`,
    note: `On a Solana node, this code means something else: ${title}. ${ownLimit}`,
    retry: 'same',
    actions: [
      'Slow down and retry with [exponential backoff](/platform/resources/rate-limits#handle-a-429).',
      'Check which address your code calls, and look up the limit with its provider.',
    ],
    href: '/platform/resources/rate-limits#handle-a-429',
  };
}

/** What to call in place of the methods of other providers that a message names. */
function foreignMethodsIn(message: string): string[] {
  return [...new Set(message.match(/[\w.]+/g))].flatMap((name) => {
    const found = foreignMethodsOf(name);
    if (found === undefined) return [];
    const {is, instead, more} = found;
    return [
      [`\`${name}\` is ${is}.`, instead && identifiersAsMarkdown(instead), `[${more.label}](${more.to})`]
        .filter(Boolean)
        .join(' '),
    ];
  });
}

/** Whether the message is one that nodes send with the code; true if the data has no fixed text for it. */
function holdsOne({message: text, variants}: RpcError, message: string): boolean {
  const templates = [text, ...variants.map((variant) => variant.message)].map(toTemplate);
  const line = message.toLowerCase();
  return templates.some(({parts}) => parts.length === 0) || templates.some((template) => holdsMessage(line, template));
}

/** When nodes send this message, for codes with several messages. */
function caseOf({code, variants}: RpcError, message: string): string | undefined {
  const line = message.toLowerCase();
  const found = [...variants, ...(code === invalidParams ? otherParamsMessages : [])]
    .map(({message: text, when}) => ({template: toTemplate(text), when}))
    .filter(({template}) => holdsMessage(line, template))
    // `Invalid param: {reason}` also matches messages that have a more specific template.
    .sort((a, b) => b.template.weight - a.template.weight);
  return found[0] && `This text means: ${found[0].when}`;
}

function noteOf({code, emitted, note}: RpcError): string | undefined {
  const all = [
    emitted ? undefined : `${nodeVersion} doesn’t send it; older nodes may.`,
    note && noteAsMarkdown(note),
    rpcNotes.get(code),
  ].filter(Boolean);
  return all.length > 0 ? all.join(' ') : undefined;
}

function unknownRpc(code: number, message: string): DecodedError {
  const isServerError = code <= -32000 && code >= -32099;
  const isReserved = code <= -32100 && code >= -32768;
  const kind = isServerError
    ? 'It is between -32099 and -32000, where JSON-RPC lets each server choose its own meaning.'
    : isReserved
      ? 'It is in the range that JSON-RPC reserves for itself, but JSON-RPC gives it no meaning.'
      : 'It is outside the ranges of JSON-RPC and Solana, so the service that answered, or a library, chose it.';
  const note = limitWords.test(message) ? ownLimitNote : keyNote(message);
  return {
    ...notSeen,
    id: `rpc:${code}`,
    owner: 'unknown',
    ...(note !== undefined && {note}),
    certainty: 'unknown',
    code: String(code),
    name: '',
    meaning: `Neither Syndica nor Solana documents this code. ${kind}`,
    actions: [
      'Read the error’s `message` and `data`.',
      `If the response came from Syndica, [ask for help](${httpStatusesPage}#ask-for-help) with the time of the request.`,
    ],
    href: `${errorCodesPage}#all-codes`,
  };
}
