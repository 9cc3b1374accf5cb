import type {RpcRequest} from '../../lib/rpc-request/request';
import {apiKeyPlaceholder, apiKeyVariable, rpcNetworks, rpcUrl, type RpcNetwork} from '../endpoints';
import type {RpcMethod} from './methods';

/** The fields of an example in the reference. */
export interface ExampleRequest extends Pick<RpcRequest, 'method' | 'transport' | 'params'> {
  readonly network?: RpcMethod['network'] | undefined;
}

const [mainnet] = rpcNetworks as readonly [RpcNetwork, ...RpcNetwork[]];

/**
 * The request as shown to readers: to mainnet, unless only another network serves the method, with the key's
 * placeholder in the URL.
 */
export function exampleRequest({method, transport, params, network}: ExampleRequest): RpcRequest {
  const target = rpcNetworks.find(({cluster}) => cluster === network) ?? mainnet;
  return {
    method,
    transport,
    params,
    url: rpcUrl(target, transport),
    key: {placeholder: apiKeyPlaceholder, variable: apiKeyVariable},
  };
}
