import {isObject} from '../../lib/is-object';
import {chainstreamAddress, chainstreamAddressOf} from './chainstream-address';
import type {CheckPair} from './check-body';
import type {Diagnostic} from './finding';
import {meantMethod} from './known-method';
import {planNotes} from './plan-notes';

/** Notes on a message without a known target: its method may need a special host, or a certain plan. */
export const standaloneNotes: CheckPair = (given, params) => {
  const method = meantMethod(given);
  const {name, prefix, meaning} = method;
  if (meaning.kind !== 'stream' || !meaning.isSubscribe) return planNotes(method);
  const network = isObject(params) ? params.network : undefined;
  const address = chainstreamAddressOf(prefix, network);
  if (address === undefined) return planNotes(method);
  const current = prefix === '' ? '' : `, or write ${name} and connect to ${chainstreamAddress(network)}`;
  const host: Diagnostic = {
    severity: 'note',
    what: `${prefix}${name} is a ChainStream method: Solana RPC hosts don’t serve it.`,
    instead: `Connect to ${address}${current}.`,
    more: {label: 'Endpoints', to: '/platform/chainstream-api#endpoints'},
  };
  return [host, ...planNotes(method)];
};
