import {rpcNetworks, rpcUrl} from '../../data/endpoints';
import {foreignServices, type ForeignService} from '../../data/foreign-services';
import {switching} from '../../data/rpc/foreign-methods';
import {isSyndicaHost, wrongHost} from '../wrong-host';
import {chainstreamAddress} from './chainstream-address';
import {readAddress, type Address} from './check-address';
import type {Diagnostic} from './finding';
import {meantMethod, readMethod, transportOf} from './known-method';

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
  const services = serviceNotes(text);
  if (services.length > 0) return services;
  return [
    {
      severity: 'note',
      what: `This goes to ${host}, not to Syndica.`,
      instead: insteadOf(address, methods),
      more: switching,
    },
  ];
}

/** A note if a URL is one of a service that is not JSON-RPC. */
export function serviceNotes(text: string): Diagnostic[] {
  const service = foreignServices.find(({address}) => address.test(text));
  return service === undefined ? [] : [serviceNote(`${readAddress(text)?.host ?? text} is`, service)];
}

/** The note on a service that Syndica does not have. */
export function serviceNote(subject: string, {is, instead, more}: ForeignService): Diagnostic {
  return {severity: 'note', what: `${subject} ${is}.`, instead, more};
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
  const place = host + rest;
  if (/testnet/i.test(place)) {
    return `Syndica has no endpoint for testnet. Use one of ${rpcNetworks.map((network) => network.host).join(', ')}.`;
  }
  const called = methods.map((name) => meantMethod(readMethod(name)));
  const only = called.map(({meaning}) => (meaning.kind === 'rpc' ? meaning.method.network : undefined));
  const network =
    rpcNetworks.find(({cluster}) => only.some((each) => each === cluster)) ??
    rpcNetworks.find(({cluster}) => cluster === 'devnet' && /devnet/i.test(place)) ??
    rpcNetworks[0];
  if (network === undefined) return '';
  const isStream = called.some(({meaning}) => meaning.kind === 'stream');
  const transport =
    called.map(transportOf).find((each) => each !== undefined) ?? (scheme.startsWith('ws') ? 'websocket' : 'http');
  const chainstream = chainstreamAddress(network.name);
  const own = `To send it to Syndica, write ${isStream ? chainstream : rpcUrl(network, transport)}.`;
  // Other providers send streams of transactions over the same address.
  const isOpen = methods.length === 0 && transport === 'websocket';
  return isOpen ? `${own} For a stream of transactions, use ChainStream: ${chainstream}.` : own;
}

/** Whether a URL leads to another provider. */
export function isForeign(url: string): boolean {
  return foreignHostNotes(url, []).length > 0;
}
