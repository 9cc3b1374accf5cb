import {cloudflareStatuses} from '../../../data/errors/cloudflare-statuses';
import {httpStatusId} from '../../../data/errors/error-anchors';
import {httpStatuses, nodeHttpStatuses} from '../../../data/errors/http-statuses';
import {moreHttpStatuses} from '../../../data/errors/more-http-statuses';
import {otherHttpStatuses, reasonPhrases, type OtherHttpStatus} from '../../../data/errors/other-http-statuses';
import {noWebSocket, noWebSocketNote, statusesWithoutWebSocket} from '../../../data/errors/refused-handshakes';
import {nodeHttpErrors} from '../../../data/errors/solana-errors';
import type {BodyMeaning} from '../../../data/errors/status-bodies';
import {httpStatusesPage} from '../../../data/pages';
import {adviceOf, notSeen, type DecodedError} from '../decoded-error';

type Description = Pick<DecodedError, 'name' | 'meaning' | 'actions' | 'href'> & Partial<DecodedError>;

/** Describes an HTTP status as used by Syndica, by Solana nodes, or in general. */
export function describeStatus(status: number): DecodedError {
  return {
    ...notSeen,
    id: `http:${status}`,
    owner: 'http',
    code: `HTTP ${status}`,
    ...(ofSyndica(status) ??
      forbidden(status) ??
      ofProtocol(status) ??
      ofNode(status) ??
      ofCloudflare(status) ??
      unknown(status)),
  };
}

/** Describes a status of which the text has only the name. */
export function describeStatusName(status: number): DecodedError {
  return {...describeStatus(status), ...(status === 404 && notOnlyOfHttp)};
}

/** Describes a status by the body of its response. */
export function describeStatusBody({status, name, sender, ...advice}: BodyMeaning): DecodedError {
  return {
    ...describeStatus(status),
    ...adviceOf(advice),
    id: `http:${status}:${name}`,
    certainty: 'certain',
    name,
    note: sender,
  };
}

/** Describes a status that refused a WebSocket handshake: a GET without a body, so it is not about a call. */
export function describeHandshake(status: number): DecodedError {
  const found = describeStatus(status);
  if (!statusesWithoutWebSocket.has(status)) return found;
  return {
    ...found,
    ...adviceOf(noWebSocket),
    id: `http:${status}:handshake`,
    owner: 'websocket',
    name: 'No WebSocket at this address',
    note: noWebSocketNote,
    href: '/platform/solana-rpc/how-to#endpoints',
  };
}

/** Nodes, libraries, and programs also use "Not Found". */
const notOnlyOfHttp = {
  certainty: 'possible',
  note: 'If it is the status of an HTTP response. If an account, a block, or a transaction was not found, paste the whole line.',
} as const;

function ofSyndica(status: number): Description | undefined {
  const found = httpStatuses.find((known) => known.status === status);
  if (found === undefined) return undefined;
  const {name, meaning, action, retry} = found;
  return {name, meaning, actions: [action], ...(retry !== undefined && {retry}), href: section(httpStatusId(status))};
}

/** Not taken from the data, which describes Solana's public endpoints. */
function forbidden(status: number): Description | undefined {
  if (status !== 403) return undefined;
  return {
    name: reasonPhrases.get(status) ?? '',
    meaning: 'The server refuses the request. Syndica doesn’t document when.',
    retry: 'after-fix',
    actions: [`Compare your IP address and origin with the [key’s rules](${section('status-403')}).`],
    href: section('status-403'),
  };
}

function ofNode(status: number): Description | undefined {
  const found = nodeHttpErrors.find((known) => known.status === status);
  if (found === undefined) return undefined;
  return {
    name: reasonPhrases.get(status) ?? '',
    meaning: found.meaning,
    note: 'This is how a Solana node’s HTTP server uses it. Syndica doesn’t document this status.',
    retry: 'after-fix',
    actions: [found.action],
    href: section(httpStatusId(status)),
  };
}

function ofProtocol(status: number): Description | undefined {
  const found = [...otherHttpStatuses, ...moreHttpStatuses].find((known) => known.status === status);
  return found && ofOther(found, 'A proxy or load balancer in between can send it.');
}

function ofCloudflare(status: number): Description | undefined {
  const found = cloudflareStatuses.find((known) => known.status === status);
  return found && ofOther(found, 'Cloudflare sends it about the server behind it.');
}

function ofOther({status, name, meaning, retry, action}: OtherHttpStatus, sender: string): Description {
  return {
    name,
    meaning,
    note: `Syndica doesn’t document this status. ${sender}`,
    retry,
    actions: [action],
    href: section(placeOf(status)),
  };
}

function placeOf(status: number): string {
  if (nodeHttpStatuses.some((known) => known.status === status)) return httpStatusId(status);
  return status >= 500 ? 'status-503' : 'other-statuses';
}

function unknown(status: number): Description {
  return {
    certainty: 'unknown',
    name: '',
    meaning: `Neither Syndica nor Solana documents this status. ${kindOf(status)}`,
    actions: [`Retry once. If it persists, [ask for help](${section('ask-for-help')}).`],
    href: section('find-the-cause'),
  };
}

function kindOf(status: number): string {
  if (status >= 500) return 'Statuses of 500 and above mean that a server failed.';
  if (status >= 400) return 'Statuses from 400 to 499 mean that there is a problem with the request.';
  if (status >= 300) return 'Statuses from 300 to 399 point to another address.';
  return 'Statuses below 300 don’t report a failure.';
}

const section = (id: string): string => `${httpStatusesPage}#${id}`;
