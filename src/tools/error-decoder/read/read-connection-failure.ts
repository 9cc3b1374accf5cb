import escapeStringRegexp from 'escape-string-regexp';
import {connectionFailures, curlConnectionExits} from '../../../data/errors/connection-failures';
import {otherConnectionFailures} from '../../../data/errors/other-connection-failures';
import {endpointHosts} from '../../../data/hosts';
import {wrongHost, type WrongHost} from '../../wrong-host';
import type {Sighting} from '../sighting';

/**
 * Excludes connection failures with a response. Chrome reports them for a response that it withholds from the page,
 * `net::ERR_FAILED 429 (Too Many Requests)`, and for one that rejects a handshake, `failed: Error during WebSocket
 * handshake: Unexpected response code: 401`.
 */
const noErrorStatus = '(?! [45]\\d\\d \\(|: [^\\d\\n]{1,60}response code: \\d)';

/** Of a closed connection, it is only the reason. */
const notOfClosed = '(?<!\\b(?:close [1-4]\\d{3}\\b[^\\n]{0,60}|failed to read frame header: ))';

const failures = [
  ...[...connectionFailures, ...otherConnectionFailures].map(({message, isWhole, isAlsoReason, cause}) => ({
    cause,
    source: `${isAlsoReason ? notOfClosed : ''}\\b${sourceOf(message)}\\b${isWhole ? '(?! \\w)' : noErrorStatus}`,
  })),
  ...Array.from(curlConnectionExits, ([exit, cause]) => ({cause, source: `\\bcurl: \\(${exit}\\)`})),
];

const anyFailure = patternOf(failures);
const everyFailure = new RegExp(anyFailure, 'gi');
// The scheme is why the TLS handshake failed.
const causes = (['scheme', 'name', 'tls', 'cors'] as const).map((cause) => ({
  cause,
  pattern: patternOf(failures.filter((failure) => failure.cause === cause)),
}));

/** Detects that there was no response, with the cause if the text states it. */
export function readConnectionFailure(text: string): Sighting[] {
  if (!anyFailure.test(text)) return [];
  const cause = causes.find(({pattern}) => pattern.test(text))?.cause;
  const wrong = readWrongHost(text);
  return [{kind: 'no-connection', ...(cause !== undefined && {cause}), ...(wrong && {wrongHost: wrong})}];
}

/** A text without the messages of failed connections: some of them say that a connection was closed. */
export function withoutConnectionFailures(text: string): string {
  return text.replace(everyFailure, '');
}

/** Host names of four or more labels: shorter ones include other Syndica sites, such as the console. */
const hosts = /(?<![\w.-])(?:[a-z\d-]{1,63}\.){3,6}[a-z]{2,24}(?![\w-])/gi;

/** The first host that was meant as an endpoint; undefined if the text contains a valid one. */
function readWrongHost(text: string): WrongHost | undefined {
  const named = [...new Set(text.match(hosts)?.map((host) => host.toLowerCase()))];
  if (named.some((name) => endpointHosts.some(({host}) => host === name))) return undefined;
  return named.map(wrongHost).find((wrong) => wrong !== undefined);
}

/** The source of a pattern for a message, in which `{…}` marks a value. */
function sourceOf(message: string): string {
  return message
    .split(/\{[^}]*\}/)
    .map(escapeStringRegexp)
    .join(String.raw`\S{1,200}`);
}

function patternOf(all: readonly {readonly source: string}[]): RegExp {
  return new RegExp(all.map(({source}) => source).join('|'), 'i');
}
