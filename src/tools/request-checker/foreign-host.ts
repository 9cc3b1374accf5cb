import {rpcNetworks, rpcUrl} from '../../data/endpoints';
import {switching} from '../../data/rpc/foreign-methods';
import {isSyndicaHost, wrongHost} from '../wrong-host';
import {chainstreamAddress} from './chainstream-address';
import {readAddress, type Address} from './check-address';
import type {Diagnostic} from './finding';
import {readMethod, transportOf} from './known-method';

/**
 * Notes that requests go to another provider, with the URL to use instead; none for hosts that other findings cover.
 *
 * @param methods of the requests, as written.
 */
export function foreignHostNotes(text: string, methods: readonly string[]): Diagnostic[] {
  const address = readAddress(text);
  if (!address || !['http', 'https', 'ws', 'wss'].includes(address.scheme)) return [];
  const {host} = address;
  if (isSyndicaHost(host) || wrongHost(host) !== undefined || isLocal(host) || isPlaceholderHost(host)) return [];
  return [
    {
      severity: 'note',
      what: `This goes to ${host}, not to Syndica.`,
      instead: insteadOf(address, methods),
      more: switching,
    },
  ];
}

/** Whether a host is the reader's own, including in private networks; names without a dot are local. */
function isLocal(host: string): boolean {
  if (host.startsWith('[')) return /^\[(?:::1?|f[cd][\da-f]{2}:.*|fe80:.*)\]$/.test(host);
  return (
    !host.includes('.') ||
    /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host) ||
    /\.(?:local|localhost|internal|test|invalid)$/.test(host)
  );
}

/** Whether a host is a variable of a program or a tool, or a name such as `your-provider.com`. */
function isPlaceholderHost(host: string): boolean {
  const isName = /^(?:[a-z\d_-]+\.)+[a-z\d-]+\.?$|^\[[\da-f:.]+\]$/.test(host);
  const [domain = ''] = /[^.]+\.[^.]+$/.exec(host) ?? [];
  return !isName || /\byour|placeholder/.test(domain);
}

function insteadOf({scheme, host, rest}: Address, methods: readonly string[]): string {
  const [path = ''] = rest.split(/[?#]/);
  const place = host + path;
  if (/testnet/i.test(place)) {
    return `Syndica has no endpoint for testnet. Use one of ${rpcNetworks.map((network) => network.host).join(', ')}.`;
  }
  const called = methods.map(readMethod);
  const only = called.map(({meaning}) => (meaning.kind === 'rpc' ? meaning.method.network : undefined));
  const network =
    rpcNetworks.find(({cluster}) => only.some((each) => each === cluster)) ??
    rpcNetworks.find(({cluster}) => cluster === 'devnet' && /devnet/i.test(place)) ??
    rpcNetworks[0];
  if (network === undefined) return '';
  const isStream = called.some(({meaning}) => meaning.kind === 'stream');
  const transport =
    called.map(transportOf).find((each) => each !== undefined) ?? (scheme.startsWith('ws') ? 'websocket' : 'http');
  return `To send it to Syndica, write ${isStream ? chainstreamAddress(network.name) : rpcUrl(network, transport)}.`;
}
