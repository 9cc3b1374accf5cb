import type {Transport} from '../../lib/transport';
import {checkPairing, isKnownAddress, transportFindings} from './check-address';
import type {CheckPair} from './check-body';
import {meantMethod} from './known-method';
import {planNotes} from './plan-notes';
import type {Command} from './shell/read-command';

/** Checks a method against the URL of its request; notes about plans apply only to Syndica's hosts. */
export function targetFindings(address: string): CheckPair {
  const isOurs = isKnownAddress(address);
  return (given, params) => {
    const method = meantMethod(given);
    return [...checkPairing(address, method, params), ...(isOurs ? planNotes(method) : [])];
  };
}

const transports: Readonly<Record<Command['program'], Transport>> = {curl: 'http', wscat: 'websocket'};

/** Checks a method against the program that sends it, whose address is in a variable. */
export function programFindings(program: Command['program']): CheckPair {
  return (given) => {
    const method = meantMethod(given);
    return [...transportFindings(transports[program], method), ...planNotes(method)];
  };
}
