import {checkPairing, isKnownAddress} from './check-address';
import type {CheckPair} from './check-body';
import {planNotes} from './plan-notes';

/** What a method has to do with the address that its request goes to; nothing is said of a plan at other hosts. */
export function targetFindings(address: string): CheckPair {
  const isOurs = isKnownAddress(address);
  return (method, params) => [...checkPairing(address, method, params), ...(isOurs ? planNotes(method) : [])];
}
