import {earlierRpcHost, rpcNetworks, rpcUrl} from '../data/endpoints';
import {endpointHosts} from '../data/hosts';
import {closestName} from '../lib/text/closest-name';

export interface WrongHost {
  /** What is wrong: a sentence. */
  readonly what: string;
  /** What to write instead: a sentence. */
  readonly instead: string;
}

/** The problem with a Syndica host or one that resembles an endpoint; undefined for valid endpoints and other hosts. */
export function wrongHost(host: string): WrongHost | undefined {
  if (endpointHosts.some((endpoint) => endpoint.host === host)) return undefined;
  if (host === earlierRpcHost) {
    const [mainnet] = rpcNetworks;
    return {
      what: `${host} belongs to an earlier form of the address.`,
      instead: `Write ${mainnet ? rpcUrl(mainnet, 'http') : ''}.`,
    };
  }
  const current = endpointHosts.filter(({isEarlier}) => !isEarlier).map((endpoint) => endpoint.host);
  const oneOfOurs = `Use one of ${current.join(', ')}.`;
  // Within the edit distance of `devnet`, but not a typo.
  if (isSyndicaHost(host) && host.includes('testnet'))
    return {what: 'There is no endpoint for testnet.', instead: oneOfOurs};
  const closest = closestName(host, current);
  if (closest === undefined && !isSyndicaHost(host)) return undefined;
  return {
    what: `${host} is not a documented host.`,
    instead: closest === undefined ? oneOfOurs : `Write ${closest}.`,
  };
}

/** Whether a host belongs to Syndica. */
export function isSyndicaHost(host: string): boolean {
  return /(?:^|\.)syndica\.io$/.test(host);
}
