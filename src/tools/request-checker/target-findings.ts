import type {Transport} from '../../lib/transport';
import {checkPairing, isKnownAddress} from './check-address';
import type {CheckPair} from './check-body';
import {error} from './finding';
import {transportOf} from './known-method';
import {planNotes} from './plan-notes';
import type {Command} from './shell/read-command';

/** Checks a method against the URL of its request; notes about plans apply only to Syndica's hosts. */
export function targetFindings(address: string): CheckPair {
  const isOurs = isKnownAddress(address);
  return (method, params) => [...checkPairing(address, method, params), ...(isOurs ? planNotes(method) : [])];
}

const transports: Readonly<Record<Command['program'], Transport>> = {curl: 'http', wscat: 'websocket'};

/** Checks a method against the program that sends it, whose address is in a variable. */
export function programFindings(program: Command['program']): CheckPair {
  return (method) => {
    const needed = transportOf(method);
    if (needed === undefined || needed === transports[program]) return planNotes(method);
    const words =
      needed === 'websocket'
        ? error(
            `${method.name} is called over a WebSocket, but ${program} sends it over HTTP.`,
            'Send it as a frame, such as with wscat.',
          )
        : error(
            `${method.name} is called over HTTP, but ${program} sends it over a WebSocket.`,
            'Send it as a POST, such as with curl.',
          );
    return [words, ...planNotes(method)];
  };
}
