import type {ClientClass} from '../../../data/errors/client-classes';
import type {ClientMessage} from '../../../data/errors/client-messages';
import {clientNames} from '../../../data/errors/client-names';
import {clientErrorId, web3JsErrorId} from '../../../data/errors/error-anchors';
import {kitClientErrors, kitErrors} from '../../../data/errors/kit-errors';
import {kitOtherErrors} from '../../../data/errors/kit-other-errors';
import type {Web3JsError} from '../../../data/errors/web3js-errors';
import {errorCodesPage} from '../../../data/pages';
import {adviceOf, notSeen, type DecodedError} from '../decoded-error';
import {describeRpc} from './describe-rpc';
import {describeRuntime} from './describe-runtime';

/** Describes an error number or constant of `@solana/kit`. */
export function describeKit(key: number | string): DecodedError {
  const isIt = (error: {readonly code: number; readonly constant: string}) =>
    error.code === key || error.constant === key;
  const standsFor = kitErrors.find(isIt);
  if (standsFor !== undefined) {
    const {subject, constant} = standsFor;
    const finding = subject.kind === 'rpc' ? describeRpc(subject.code) : describeRuntime(subject.kind, subject.name);
    return {...finding, places: [...finding.places, `${clientNames.kit}: ${constant}`]};
  }
  const listed = kitClientErrors.find(isIt);
  const own = listed ?? kitOtherErrors.find(isIt);
  if (own !== undefined) {
    const {code, constant} = own;
    const href = `${errorCodesPage}#${listed === undefined ? 'client-errors' : clientErrorId(code)}`;
    return {...ofKit, id: `kit:${code}`, code: `#${code}`, name: constant, ...adviceOf(own), href};
  }
  return {
    ...unknownOfKit,
    id: `kit:${key}`,
    code: typeof key === 'number' ? `#${key}` : key,
    ...(typeof key === 'number' && {
      actions: [`Run \`npx @solana/errors decode -- ${key}\`, which prints its message.`],
    }),
  };
}

const ofKit = {...notSeen, owner: 'client', ownerName: clientNames.kit} as const;

const unknownOfKit = {
  ...ofKit,
  certainty: 'unknown',
  name: '',
  meaning: `An error from the client library \`${clientNames.kit}\` that this page doesn’t list. It comes from your program, not from Syndica.`,
  actions: [
    'Read the error message. In production, kit prints only a number: `npx @solana/errors decode -- <number>` prints the text.',
  ],
  href: `${errorCodesPage}#client-errors`,
} as const;

/** Describes a kit error without a number or a known message. */
export function describeKitText(): DecodedError {
  const [action] = unknownOfKit.actions;
  return {
    ...unknownOfKit,
    id: kitTextId,
    code: 'SolanaError',
    actions: [
      action,
      'Paste its `context` and `cause` as well: they often contain the error of a node or the runtime.',
    ],
  };
}

export const kitTextId = 'kit:SolanaError';

/** Describes an error of `@solana/web3.js`. */
export function describeWeb3Js(error: Web3JsError): DecodedError {
  const {name} = error;
  const href = `${errorCodesPage}#${web3JsErrorId(name)}`;
  const seen = {...notSeen, owner: 'client', ownerName: clientNames.web3Js} as const;
  return {...seen, id: `web3js:${name}`, code: name, name: '', ...adviceOf(error), href};
}

/** Describes an error of a client library, found by message or by class. */
export function describeClient(found: ClientMessage | ClientClass): DecodedError {
  const {client, name} = found;
  const href = `${errorCodesPage}#client-errors`;
  const seen = {...notSeen, owner: 'client', ownerName: client} as const;
  return {...seen, id: `client:${name}`, code: name, name: '', ...adviceOf(found), href};
}
