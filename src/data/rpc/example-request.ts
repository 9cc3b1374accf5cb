import {apiKeyPlaceholder, apiKeyVariable, rpcNetworks, rpcUrl, type RpcNetwork} from '../endpoints';
import type {RpcMethod} from './methods';
import type {RpcRequest} from '../../lib/rpc-request/request';

/** What the data of the reference says of an example. */
export type ExampleRequest = Pick<RpcRequest, 'method' | 'transport' | 'params'> & Pick<RpcMethod, 'network'>;

const [mainnet] = rpcNetworks as readonly [RpcNetwork, ...RpcNetwork[]];

/**
 * The request that a reader sees: to mainnet, unless another network alone serves the method, with the
 * placeholder of the key in the address.
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
