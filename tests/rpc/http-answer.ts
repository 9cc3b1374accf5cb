import {STATUS_CODES, type IncomingMessage} from 'node:http';
import {affinityKeyMaxBytes, affinityModes} from '../../src/data/affinity';
import {httpStatuses} from '../../src/data/errors/http-statuses';
import {nodeHttpErrors} from '../../src/data/errors/solana-errors';
import {rpcError, type RpcError} from './rpc-error';

/** Body of a response that is not JSON-RPC: a node's text, else the provider's name for the status. */
export function statusText(status: number): string {
  return (
    nodeHttpErrors.find((error) => error.status === status)?.message ??
    httpStatuses.find((known) => known.status === status)?.name ??
    STATUS_CODES[status] ??
    'Unknown'
  );
}

/**
 * Status that rejects a request for its path or its key; undefined when both are valid.
 *
 * The key is in the path, `/api-key/<key>`, or in a header with the path `/`.
 */
export function refusal({url = '/', headers}: IncomingMessage, apiKey: string): 401 | 404 | undefined {
  const {pathname} = new URL(url, 'http://localhost');
  const inPath = /^\/api-key\/([^/]*)\/?$/.exec(pathname)?.[1];
  if (inPath !== undefined) return inPath === apiKey ? undefined : 401;
  if (headers['x-syndica-api-key'] !== apiKey) return 401;
  return pathname === '/' ? undefined : 404;
}

/** Error for invalid affinity headers. */
export function affinityError({headers}: IncomingMessage): RpcError | undefined {
  const mode = headers['x-syndica-affinity'];
  const key = headers['x-syndica-affinity-key'];
  const modes = affinityModes.map(({value}) => value);
  if (mode !== undefined && !modes.includes(String(mode))) {
    return rpcError(7700, {}, `X-Syndica-Affinity: "${String(mode)}" is none of ${modes.join(', ')}`);
  }
  if (key !== undefined && Buffer.byteLength(String(key)) > affinityKeyMaxBytes) {
    return rpcError(7700, {}, `X-Syndica-Affinity-Key: longer than ${affinityKeyMaxBytes} bytes`);
  }
  return undefined;
}
