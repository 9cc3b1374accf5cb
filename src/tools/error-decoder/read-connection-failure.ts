import {connectionFailures, curlConnectionExits} from '../../data/errors/connection-failures';
import {endpointHosts} from '../../data/hosts';
import {wrongHost, type WrongHost} from '../wrong-host';
import type {Sighting} from './sighting';

/**
 * Chrome says so of an answer, too: of one that it keeps from the page, `net::ERR_FAILED 429 (Too Many Requests)`, and
 * of one that refuses a handshake, `failed: Error during WebSocket handshake: Unexpected response code: 401`.
 */
const noErrorStatus = '(?! [45]\\d\\d \\(|: [^\\d\\n]{1,60}response code: \\d)';

const failures = [
  ...connectionFailures.map(({message, isWhole, cause}) => ({
    cause,
    source: `\\b${message.replace(/\{[^}]*\}/g, '\\S{1,200}')}\\b${isWhole ? '(?! \\w)' : noErrorStatus}`,
  })),
  ...Array.from(curlConnectionExits, ([exit, cause]) => ({cause, source: `\\bcurl: \\(${exit}\\)`})),
];

const anyFailure = patternOf(failures);
const causes = (['name', 'tls', 'cors'] as const).map((cause) => ({
  cause,
  pattern: patternOf(failures.filter((failure) => failure.cause === cause)),
}));

/** Whether a text says that there was no answer, and why where it says that, too. */
export function readConnectionFailure(text: string): Sighting[] {
  if (!anyFailure.test(text)) return [];
  const cause = causes.find(({pattern}) => pattern.test(text))?.cause;
  const wrong = readWrongHost(text);
  return [{kind: 'no-connection', ...(cause !== undefined && {cause}), ...(wrong && {wrongHost: wrong})}];
}

/** Names of four parts and more: shorter ones are sites of Syndica too, such as the console's. */
const hosts = /(?<![\w.-])(?:[a-z\d-]{1,63}\.){3,6}[a-z]{2,24}(?![\w-])/gi;

/** The first host that was meant to be an endpoint; nothing where the text has one that is right. */
function readWrongHost(text: string): WrongHost | undefined {
  const named = [...new Set(text.match(hosts)?.map((host) => host.toLowerCase()))];
  if (named.some((name) => endpointHosts.some(({host}) => host === name))) return undefined;
  return named.map(wrongHost).find((wrong) => wrong !== undefined);
}

function patternOf(all: readonly {readonly source: string}[]): RegExp {
  return new RegExp(all.map(({source}) => source).join('|'), 'i');
}
