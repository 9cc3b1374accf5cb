import {requestsInCode} from '../../lib/code/requests-in-code';
import {checkAddress, checkPairing, isKnownAddress} from './check-address';
import {checkBody, type CheckPair} from './check-body';
import {joined, type Checked} from './checked';
import type {FoundFinding} from './placed-finding';

/** An address up to where its quotes end, or what the code joins to it. */
const address = /\b(?:https?|wss?):\/\/[^\s'"`<>]+/gi;

/** The requests and the addresses of a program; nothing where it has no request. */
export function checkCode(source: string): Checked | undefined {
  const requests = requestsInCode(source);
  if (requests.length === 0) return undefined;
  const addresses = Array.from(source.matchAll(address), ({0: text, index: at}) => ({text, at})).filter(
    ({text}) => isKnownAddress(text) || /\/(?:api-key|api-token|access-token)\//i.test(text),
  );
  // Of several, only the program knows which one a request goes to.
  const [first, ...others] = [...new Set(addresses.map(({text}) => text))];
  const checkPair: CheckPair = (method, params) =>
    first === undefined || others.length > 0 ? [] : checkPairing(first, method, params);
  const findings = addresses.flatMap(({text, at}): FoundFinding[] =>
    checkAddress(text).map((found) => ({...found, at})),
  );
  return joined([{findings, methods: []}, ...requests.map((request) => checkBody(request, {checkPair}))]);
}
