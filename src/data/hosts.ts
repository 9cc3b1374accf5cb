/** The hosts of all services in one list, derived from the data of each service. */
import {chainstreamEndpoints} from './chainstream';
import {rpcNetworks} from './endpoints';

export interface EndpointHost {
  readonly host: string;
  /** The service on the host; `shared` for several services, which the method prefix distinguishes. */
  readonly service: 'rpc' | 'chainstream' | 'shared';
  /** Such as `solana-devnet`; undefined if a parameter selects the network. */
  readonly network: string | undefined;
  /** Documented before the per-network hosts were. */
  readonly isEarlier: boolean;
}

export const endpointHosts: readonly EndpointHost[] = [
  ...rpcNetworks.map(({name, host}) => ({host, service: 'rpc' as const, network: name, isEarlier: false})),
  ...chainstreamEndpoints.map(({host, methodPrefix, earlier}) => ({
    host,
    service: methodPrefix === '' ? ('chainstream' as const) : ('shared' as const),
    network: earlier ? undefined : networkOf(host),
    isEarlier: earlier,
  })),
];

/** The first label of a host name, such as `solana-devnet`. */
export function networkOf(host: string): string {
  return host.split('.')[0] ?? '';
}
