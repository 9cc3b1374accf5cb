import {apiKeyPlaceholder, apiKeyVariable, rpcNetworks, rpcUrl, type RpcNetwork} from '../../data/endpoints';
import type {RpcRequest} from '../../lib/rpc-request/request';

/** What the data of the reference says of an example. */
export type ExampleRequest = Pick<RpcRequest, 'method' | 'transport' | 'params'>;

const [mainnet] = rpcNetworks as readonly [RpcNetwork, ...RpcNetwork[]];

/** The request that a reader sees: to mainnet, with the placeholder of the key in the address. */
export function exampleRequest({method, transport, params}: ExampleRequest): RpcRequest {
  return {
    method,
    transport,
    params,
    url: rpcUrl(mainnet, transport),
    key: {placeholder: apiKeyPlaceholder, variable: apiKeyVariable},
  };
}
