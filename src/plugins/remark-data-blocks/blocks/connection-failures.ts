import {connectionFailures, type ConnectionFailure} from '../../../data/errors/connection-failures';
import {elideValues} from '../../../lib/elide-values';
import {codes, inline, table} from '../../lib/mdast';
import type {Block} from '../block';

/** Client error messages for requests without a response, grouped by remedy. */
export const connectionFailuresTable: Block = () => [
  table(
    ['Your client says', 'What happened', 'What to check'],
    reasons.map(({isReason, what, check}) => [
      codes(connectionFailures.filter(isReason).map(({message}) => elideValues(message))),
      inline(what),
      inline(check),
    ]),
  ),
];

interface Reason {
  readonly isReason: (failure: ConnectionFailure) => boolean;
  /** Inline Markdown. */
  readonly what: string;
  /** Inline Markdown. */
  readonly check: string;
}

const isTimeout = ({message, cause}: ConnectionFailure) => cause === undefined && /time|deadline|abort/i.test(message);

const reasons: readonly Reason[] = [
  {
    isReason: ({cause}) => cause === 'name',
    what: 'The host name has no address.',
    check: 'The host against the [endpoints](/platform/solana-rpc/how-to#endpoints), then your DNS',
  },
  {
    isReason: ({cause}) => cause === 'tls',
    what: 'Client and server could not agree on TLS.',
    check: 'Your machine’s clock, the certificates that it trusts, and any proxy that intercepts TLS',
  },
  {
    isReason: ({cause}) => cause === 'cors',
    what: 'The browser kept the response from the page.',
    check:
      'The status in the network panel, then the key’s [origin rules](/platform/concepts/api-keys#ip-and-origin-rules)',
  },
  {
    isReason: isTimeout,
    what: 'Nothing answered in time, or your code canceled the request.',
    check: 'Your [timeouts](/platform/solana-rpc/how-to#timeouts), then [status.syndica.io](https://status.syndica.io)',
  },
  {
    isReason: (failure) => failure.cause === undefined && !isTimeout(failure),
    what: 'The connection was refused, or ended before the response. In a browser, it can also be CORS.',
    check: 'Firewall and proxy, then try again',
  },
];
