import escapeStringRegexp from 'escape-string-regexp';
import {chainstreamEndpoints} from '../../src/data/chainstream';
import {rpcNetworks} from '../../src/data/endpoints';
import {type Sample, type Services, SampleError} from './sample';

/** The services that samples call. */
export type ServiceName = 'rpc' | 'chainstream' | 'dyndexer';

interface Origin {
  readonly service: ServiceName;
  /** As written in samples. */
  readonly address: string;
  readonly local: (services: Services) => string;
}

/** Placeholder for the address of an installation: there is no public one. */
const dyndexerAddress = 'https://dyndexer.example.com/v1';

const origins: readonly Origin[] = [
  ...rpcNetworks.flatMap(({host}): Origin[] => [
    {service: 'rpc', address: `https://${host}`, local: ({endpoint}) => originOf(endpoint.rpc.http)},
    {service: 'rpc', address: `wss://${host}`, local: ({endpoint}) => originOf(endpoint.rpc.ws)},
  ]),
  ...chainstreamEndpoints.map(({host}): Origin => ({
    service: 'chainstream',
    address: `wss://${host}`,
    local: ({endpoint}) => originOf(endpoint.chainstream.ws),
  })),
  {service: 'dyndexer', address: dyndexerAddress, local: ({dyndexer}) => dyndexer.url},
];

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const providerHost = /\b(?:[\w-]+\.)*(?:syndica\.io|dyndexer\.example\.com)\b/;

function originOf(address: string): string {
  return new URL(address).origin;
}

/** Replaces the provider's addresses in a text with loopback addresses. */
export function localize(text: string, services: Services): string {
  return origins.reduce((result, {address, local}) => replaceOrigin(result, address, local(services)), text);
}

/** The services whose addresses occur in a text. */
export function namedServices(text: string): ServiceName[] {
  const named = origins.filter(({address}) => replaceOrigin(text, address, '') !== text);
  return [...new Set(named.map(({service}) => service))];
}

/**
 * Ensures that a sample's requests stay on this machine: every host in it must be one that is replaced, or loopback.
 * Comment lines may link elsewhere.
 *
 * @throws SampleError
 */
export function refuseForeignHosts({file, extension, text}: Sample): void {
  text.split('\n').forEach((line, index) => {
    if (isComment(line, extension)) return;
    const rest = origins.reduce((result, {address}) => replaceOrigin(result, address, ' '), line);
    for (const [, scheme, host = ''] of rest.matchAll(/\b(https?|wss?):\/\/(\[[\w:]*\]|[^\s/:'"`)>\]}?#\\]*)/gi)) {
      if (loopback.test(host)) continue;
      throw new SampleError(file, `${scheme}://${host} is not an address that the proof replaces.`, index + 1);
    }
    const half = providerHost.exec(rest)?.[0];
    if (half) {
      throw new SampleError(
        file,
        `Write the scheme and the host in one literal: https://${half} or wss://${half}.`,
        index + 1,
      );
    }
  });
}

/** Matches whole hosts: `https://api.example.com` does not match in `https://api.example.com.evil.org`. */
function replaceOrigin(text: string, address: string, by: string): string {
  const pattern = new RegExp(`(?<![\\w-])${escapeStringRegexp(address)}(?![\\w.-]*\\w)`, 'g');
  return text.replace(pattern, () => by);
}

function isComment(line: string, extension: string): boolean {
  const start = line.trimStart();
  if (['sh', 'py', 'toml'].includes(extension)) return start.startsWith('#');
  if (extension === 'sql') return start.startsWith('--');
  if (['ts', 'jsx', 'go', 'rs', 'zig'].includes(extension)) return /^(?:\/\/|\/\*|\* )/.test(start);
  return false;
}
