import {limitsPage, methodsPage} from '../../data/pages';
import {foreignMethodsOf} from '../../data/rpc/foreign-methods';
import {unservedText} from '../../data/rpc/limit-text';
import {rpcMethods} from '../../data/rpc/methods';
import {show} from '../../lib/rpc-check/problem';
import type {Diagnostic} from './finding';
import {nearestByWords} from './nearest-by-words';

/** The finding for a method that only other providers have; undefined for other names. */
export function foreignMethod(name: string): Diagnostic | undefined {
  const row = foreignMethodsOf(name);
  if (row === undefined) return secondVersion(name);
  const {is, instead = unanswered(name), more} = row;
  return {severity: 'error', what: `${show(name)} is ${is}.`, instead, more};
}

/** The finding for a Solana method with the suffix `V2`, such as `getProgramAccountsV2`. */
function secondVersion(name: string): Diagnostic | undefined {
  const original = rpcMethods.find((method) => name === `${method.name}V2`);
  if (original === undefined) return undefined;
  const isServed = unservedText(original.name, original.transport) === undefined;
  return {
    severity: 'error',
    what: `${show(name)} is another provider’s version of ${original.name}.`,
    instead: `Call ${original.name}${isServed ? '' : ', or what your plan serves in its place'}.`,
    more: isServed
      ? {label: 'Method reference', to: `${methodsPage}#${original.name}`}
      : {label: 'What to call instead', to: `${limitsPage}#other-methods`},
  };
}

function unanswered(name: string): string {
  const nearest = nearestByWords(
    name.replace(/^\w*?_/, ''),
    rpcMethods.map((method) => method.name),
  );
  return nearest === undefined
    ? 'Nothing like it is documented here. Look for an alternative in the list of methods below.'
    : `It is not documented here. The closest method is ${nearest}.`;
}
