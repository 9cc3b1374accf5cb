import {rpcMethods} from '../../../src/data/rpc/methods';

/** What the filter of the RPC reference says: `63 methods`, or `5 of 63 methods` if it shows only some. */
export function methodCount(shown = rpcMethods.length): string {
  const all = `${rpcMethods.length} methods`;
  return shown === rpcMethods.length ? all : `${shown} of ${all}`;
}
