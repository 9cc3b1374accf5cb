import {chainstreamEndpoints, chainstreamUrl} from '../../data/chainstream';
import {networkOf} from '../../data/hosts';

/** The URL at which ChainStream accepts methods without a prefix: on the network's host, or else on the first one. */
export function chainstreamAddress(network: unknown): string {
  const current = chainstreamEndpoints.filter(({earlier}) => !earlier);
  const found = current.find(({host}) => networkOf(host) === network) ?? current[0];
  return found ? chainstreamUrl(found) : '';
}

/** The URL at which ChainStream accepts methods with this prefix, if any. */
export function chainstreamAddressOf(prefix: string, network: unknown): string | undefined {
  if (prefix === '') return chainstreamAddress(network);
  const found = chainstreamEndpoints.find(({methodPrefix}) => methodPrefix === prefix);
  return found && chainstreamUrl(found);
}
