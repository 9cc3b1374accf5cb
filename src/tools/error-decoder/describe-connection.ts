import type {ConnectionFailureCause} from '../../data/errors/connection-failures';
import {httpStatusesPage} from '../../data/pages';
import {notSeen, type DecodedError} from './decoded-error';
import type {ConnectionSighting} from './sighting';

type Advice = Pick<DecodedError, 'name' | 'meaning' | 'retry' | 'actions'>;

/** Describes a missing response, with the cause if the text states it. */
export function describeNoConnection({cause, wrongHost}: Omit<ConnectionSighting, 'kind'>): DecodedError {
  return {
    ...notSeen,
    id: cause === undefined ? 'no-connection' : `no-connection:${cause}`,
    owner: 'http',
    code: 'No HTTP status',
    ...(cause === undefined ? connectionFailed : reasonsForNoConnection[cause]),
    // A wrong host explains every cause.
    ...(wrongHost && {retry: 'after-fix', actions: [`${wrongHost.what} ${wrongHost.instead} ${seeEndpoints}`]}),
    href: `${httpStatusesPage}#no-status`,
  };
}

const endpointsPage = '/platform/solana-rpc/how-to#endpoints';
const seeEndpoints = `[Endpoints](${endpointsPage}) lists all of them.`;

const connectionFailed: Advice = {
  name: 'No connection',
  meaning:
    'There was no response: the connection failed or took too long, your code canceled the request, or a browser blocked the response. There is no HTTP status.',
  retry: 'same',
  actions: [`Find out [where it stops](${httpStatusesPage}#no-status): DNS, network, TLS, or a timeout.`],
};

const reasonsForNoConnection: Readonly<Record<ConnectionFailureCause, Advice>> = {
  name: {
    name: 'Host name not found',
    meaning: 'The host name has no address, so nothing was sent. There is no HTTP status.',
    retry: 'after-fix',
    actions: [`Compare the host with the [endpoints](${endpointsPage}). If it is right, check your DNS.`],
  },
  tls: {
    name: 'TLS handshake failed',
    meaning: 'Client and server could not agree on TLS, so the request was not sent. There is no HTTP status.',
    retry: 'after-fix',
    actions: [
      'Check your machine’s clock, its root certificates, and any proxy that intercepts TLS. Don’t turn the check off: whoever answers then would get your API key.',
    ],
  },
  cors: {
    name: 'Blocked by CORS',
    meaning:
      'The server’s response doesn’t allow your page’s origin, so the browser kept it from your code. Its status is in the network panel.',
    retry: 'after-fix',
    actions: [
      `Send the request [with curl](${httpStatusesPage}#no-status) to see what the server says. If the key has rules, check that they allow your page’s [origin](${httpStatusesPage}#status-403).`,
    ],
  },
};
