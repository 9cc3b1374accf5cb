import {httpStatusesPage} from '../pages';
import type {ConnectionFailure, ConnectionFailureCause} from './connection-failures';

/** Causes of a missing response that some message names. */
export type ConnectionCause = ConnectionFailureCause | 'timeout' | 'network';

export interface ConnectionAdvice {
  readonly name: string;
  readonly meaning: string;
  /** What to do about it, as inline Markdown. */
  readonly action: string;
}

const howTo = '/platform/solana-rpc/how-to';

/** In the order in which a connection gets that far. */
export const connectionCauses: Readonly<Record<ConnectionCause, ConnectionAdvice>> = {
  name: {
    name: 'Host name not found',
    meaning: 'The host name has no address, so nothing was sent.',
    action: `Compare the host with the [endpoints](${howTo}#endpoints). If it is right, check your DNS.`,
  },
  network: {
    name: 'Connection lost',
    meaning: 'The connection was refused, or ended before the response. In a browser, it can also be CORS.',
    action: 'Check your firewall and proxy, then try again.',
  },
  tls: {
    name: 'TLS handshake failed',
    meaning: 'Client and server could not agree on TLS, so the request was not sent.',
    action:
      'Check your machine’s clock, its root certificates, and any proxy that intercepts TLS. Don’t turn the check off: whoever answers then would get your API key.',
  },
  timeout: {
    name: 'No response in time',
    meaning: 'Nothing answered in time, or your code canceled the request.',
    action: `Check your [timeouts](${howTo}#timeouts), then [status.syndica.io](https://status.syndica.io).`,
  },
  cors: {
    name: 'Blocked by CORS',
    meaning:
      'The server’s response doesn’t allow your page’s origin, so the browser kept it from your code. Its status is in the network panel.',
    action: `Send the request [with curl](${httpStatusesPage}#no-status) to see what the server says. If the key has rules, check that they allow your page’s [origin](${httpStatusesPage}#status-403).`,
  },
};

export function connectionCauseOf({message, cause}: ConnectionFailure): ConnectionCause {
  return cause ?? (/time|deadline|abort/i.test(message) ? 'timeout' : 'network');
}
