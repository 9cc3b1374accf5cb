import {chainstreamEndpoints, chainstreamUrl} from '../../data/chainstream';
import {networkOf} from '../../data/hosts';

/** Where ChainStream takes methods without a prefix: on the host of a network, or on the first host. */
export function chainstreamAddress(network: unknown): string {
  const current = chainstreamEndpoints.filter(({earlier}) => !earlier);
  const found = current.find(({host}) => networkOf(host) === network) ?? current[0];
  return found ? chainstreamUrl(found) : '';
}

/** Where it takes methods with this prefix, if anywhere. */
export function chainstreamAddressOf(prefix: string, network: unknown): string | undefined {
  if (prefix === '') return chainstreamAddress(network);
  const found = chainstreamEndpoints.find(({methodPrefix}) => methodPrefix === prefix);
  return found && chainstreamUrl(found);
}
