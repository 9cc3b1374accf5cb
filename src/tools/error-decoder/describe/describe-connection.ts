import {connectionCauses} from '../../../data/errors/connection-causes';
import {wrongScheme, type AnyConnectionFailureCause} from '../../../data/errors/other-connection-failures';
import {httpStatusesPage} from '../../../data/pages';
import {notSeen, type DecodedError} from '../decoded-error';
import type {ConnectionSighting} from '../sighting';

/** Describes a missing response, with the cause if the text states it. */
export function describeNoConnection({cause, wrongHost}: Omit<ConnectionSighting, 'kind'>): DecodedError {
  return {
    ...notSeen,
    id: cause === undefined ? 'no-connection' : `no-connection:${cause}`,
    owner: 'http',
    code: 'No HTTP status',
    ...(cause === undefined ? connectionFailed : statedCause(cause)),
    // A wrong host explains every cause.
    ...(wrongHost && {retry: 'after-fix', actions: [`${wrongHost.what} ${wrongHost.instead} ${seeEndpoints}`]}),
    href: `${httpStatusesPage}#no-status`,
  };
}

type Advice = Pick<DecodedError, 'name' | 'meaning' | 'retry' | 'actions'>;

const seeEndpoints = '[Endpoints](/platform/solana-rpc/how-to#endpoints) lists all of them.';

const connectionFailed: Advice = {
  name: 'No connection',
  meaning:
    'There was no response: the connection failed or took too long, your code canceled the request, or a browser blocked the response. There is no HTTP status.',
  retry: 'same',
  actions: [`Find out [where it stops](${httpStatusesPage}#no-status): DNS, network, TLS, or a timeout.`],
};

const causes = {...connectionCauses, scheme: wrongScheme};

function statedCause(cause: AnyConnectionFailureCause): Advice {
  const {name, meaning, action} = causes[cause];
  return {name, meaning, retry: 'after-fix', actions: [action]};
}
