import {checkPairing, isKnownAddress} from './check-address';
import type {CheckPair} from './check-body';
import {planNotes} from './plan-notes';

/** Checks a method against the URL of its request; notes about plans apply only to Syndica's hosts. */
export function targetFindings(address: string): CheckPair {
  const isOurs = isKnownAddress(address);
  return (method, params) => [...checkPairing(address, method, params), ...(isOurs ? planNotes(method) : [])];
}
