/** The hosts of all services in one list, from the data of each. */
import {chainstreamEndpoints} from './chainstream';
import {rpcNetworks} from './endpoints';

export interface EndpointHost {
  readonly host: string;
  /** What answers there; `shared` is a host of several services, which a prefix of the method tells apart. */
  readonly service: 'rpc' | 'chainstream' | 'shared';
  /** `solana-devnet`; nothing where a parameter names it. */
  readonly network: string | undefined;
  /** Documented before the host of each network was. */
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

/** `solana-devnet` of a host that starts with it. */
export function networkOf(host: string): string {
  return host.split('.')[0] ?? '';
}
