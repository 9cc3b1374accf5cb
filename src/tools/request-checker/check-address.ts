import {chainstreamEndpoints, chainstreamNamesakes} from '../../data/chainstream';
import {apiKeyPlaceholder, earlierRpcHost, rpcNetworks, rpcUrl} from '../../data/endpoints';
import {endpointHosts, type EndpointHost} from '../../data/hosts';
import {isObject} from '../../lib/is-object';
import {show} from '../../lib/rpc-check/problem';
import {keyParameter} from '../../lib/secrets/api-keys';
import {hasKeyPath, keyPath} from '../../lib/secrets/key-path';
import type {Transport} from '../../lib/transport';
import {isSyndicaHost, wrongHost} from '../wrong-host';
import {chainstreamAddress} from './chainstream-address';
import {error, type Diagnostic} from './finding';
import {transportOf, type NamedMethod} from './known-method';

export interface Address {
  readonly scheme: string;
  readonly host: string;
  /** From the path on. */
  readonly rest: string;
  readonly known: EndpointHost | undefined;
}

/** Parses a URL; undefined if it is incomplete. Shell variables are allowed anywhere after the host. */
export function readAddress(text: string): Address | undefined {
  const parts = /^([a-z][a-z\d+.-]*):\/\/([^/?#\s]+)(\S*)$/i.exec(text);
  if (!parts) return undefined;
  const [, scheme = '', authority = '', rest = ''] = parts;
  const host = authority.replace(/^.*@/, '').replace(/:\d+$/, '').toLowerCase();
  return {scheme: scheme.toLowerCase(), host, rest, known: endpointHosts.find((each) => each.host === host)};
}

/** Whether a URL is one of Syndica's endpoints. */
export function isKnownAddress(text: string): boolean {
  return readAddress(text)?.known !== undefined;
}

export const noScheme: Diagnostic = {
  severity: 'hint',
  what: 'This address has no scheme.',
  instead: 'Start it with https://, or with wss:// for a WebSocket.',
};

/** Checks a URL by itself, independent of the method. */
export function checkAddress(text: string): Diagnostic[] {
  const read = readAddress(text);
  if (!read) return [error('This is not a complete address.', `Write ${rpcAddress('http')}.`)];
  const {scheme, host, rest, known} = read;
  if (!['http', 'https', 'ws', 'wss'].includes(scheme)) {
    return [error(`No endpoint uses ${scheme}.`, 'Start the address with https:// or wss://.')];
  }
  return [...schemeFindings(scheme, host), ...hostFindings(host, known), ...(known ? pathFindings(rest) : [])];
}

/** Checks whether a method can be called at a URL. */
export function checkPairing(text: string, method: NamedMethod, params: unknown): Diagnostic[] {
  const read = readAddress(text);
  if (!read) return [];
  const {scheme, known} = read;
  const transport = scheme.startsWith('ws') ? 'websocket' : 'http';
  return [...transportFindings(transport, method), ...(known ? hostPairFindings(known, method, params) : [])];
}

function rpcAddress(transport: Transport, network?: string): string {
  const found = rpcNetworks.find(({name}) => name === network) ?? rpcNetworks[0];
  return found ? rpcUrl(found, transport) : '';
}

const olderForms = {label: 'Older forms', to: '/platform/concepts/api-keys#older-forms'} as const;

function schemeFindings(scheme: string, host: string): Diagnostic[] {
  if (!['http', 'ws'].includes(scheme) || !isSyndicaHost(host)) return [];
  return [error(`${scheme}:// sends the key where others can read it.`, `Write ${scheme}s:// in the address.`)];
}

function hostFindings(host: string, known: EndpointHost | undefined): Diagnostic[] {
  if (known?.service === 'chainstream' && known.isEarlier) {
    const [current] = chainstreamEndpoints;
    return [
      {
        severity: 'hint',
        what: `${host} is an earlier ChainStream host.`,
        instead: `Use the network’s own host, ${current?.host ?? ''}.`,
      },
    ];
  }
  const wrong = known ? undefined : wrongHost(host);
  if (wrong === undefined) return [];
  return [
    host === earlierRpcHost ? {severity: 'warning', ...wrong, more: olderForms} : error(wrong.what, wrong.instead),
  ];
}

const firstKeyParameter = new RegExp(keyParameter, 'i');

const filledKeyPath = new RegExp(`${keyPath}[^/?#]`, 'i');

/**
 * Checks whether one of our URLs has a key, or a variable that may be one. `checkAddress` already reports a key in a
 * query parameter.
 *
 * @param severity an error if all headers are known, a hint otherwise.
 */
export function missingKey(text: string, severity: 'error' | 'hint'): Diagnostic[] {
  const hasKey = [filledKeyPath, firstKeyParameter, /[${]/].some((key) => key.test(text));
  if (hasKey || !isKnownAddress(text)) return [];
  const unless = severity === 'hint' ? ', unless the client adds one' : '';
  const what = `This address has no API key: expect status 401${unless}.`;
  return [{severity, what, instead: 'Add /api-key/ and your key to the address.'}];
}

/** The finding for a key in a place where Syndica accepts none. */
export function misplacedKey(place: string): Diagnostic {
  return error(
    `Syndica doesn’t document a key in ${place}.`,
    `Write /api-key/${apiKeyPlaceholder} in the address, or name the header X-Syndica-Api-Key.`,
  );
}

function pathFindings(rest: string): Diagnostic[] {
  const [, parameter] = (hasKeyPath(rest) ? null : firstKeyParameter.exec(rest)) ?? [];
  if (parameter !== undefined) return [misplacedKey(`the parameter ${parameter}`)];
  if (/^\/(?:api-token|access-token)\//i.test(rest)) {
    return [
      {
        severity: 'warning',
        what: 'The path uses an earlier form of the address.',
        instead: `Write /api-key/${apiKeyPlaceholder}.`,
        more: olderForms,
      },
    ];
  }
  return [];
}

/** Checks whether a method can be called over the transport of an address or a program. */
export function transportFindings(transport: Transport, method: NamedMethod): Diagnostic[] {
  const needed = transportOf(method);
  if (needed === undefined || needed === transport) return [];
  return [
    needed === 'http'
      ? error(
          `${method.name} is called over HTTP, but this is a WebSocket.`,
          'Start the address with https://, and send the request as a POST, such as with curl.',
        )
      : error(
          `${method.name} is called over a WebSocket, but this is HTTP.`,
          'Start the address with wss://, and send the request as a frame on that connection, such as with wscat.',
        ),
  ];
}

function hostPairFindings({host, service, network}: EndpointHost, method: NamedMethod, params: unknown): Diagnostic[] {
  const wrong = (what: string, instead: string) => [error(what, instead)];
  const {name, prefix, meaning} = method;
  const isStream = meaning.kind === 'stream';
  const isRpc = meaning.kind === 'rpc' || meaning.kind === 'unsubscribe';
  if (service === 'shared') {
    if (isStream && prefix !== 'chainstream.') {
      return wrong(`${host} hosts several services: a prefix selects one.`, `Write ${show(`chainstream.${name}`)}.`);
    }
    if (transportOf(method) === 'http') {
      const home = rpcAddress('http', prefix.slice(0, -1));
      return wrong(`${host} is documented for WebSocket only.`, `Send ${name} to ${home}.`);
    }
    if (isRpc && (prefix === '' || prefix === 'chainstream.')) {
      return wrong(
        `${host} serves several networks: a prefix selects one.`,
        `Write ${show(`solana-mainnet.${name}`)}, or connect to ${rpcAddress('websocket')}.`,
      );
    }
    return [];
  }
  if (isStream && service === 'rpc') {
    return wrong(
      `${name} is a ChainStream method, but ${host} serves Solana RPC.`,
      `Connect to ${chainstreamAddress(network)}.`,
    );
  }
  if (isRpc && service === 'chainstream') {
    const namesake = chainstreamNamesakes.get(name);
    const similar = namesake === undefined ? '' : ` On ChainStream, call ${namesake}.`;
    return wrong(
      `${name} is a Solana RPC method, but ${host} serves ChainStream.`,
      `Use ${rpcAddress(transportOf(method) ?? 'websocket', network)}.${similar}`,
    );
  }
  const only = meaning.kind === 'rpc' ? meaning.method.network : undefined;
  const home = rpcNetworks.find(({cluster}) => cluster === only);
  if (home !== undefined && home.host !== host) {
    return wrong(
      `${name} works only on ${home.cluster}, but ${host} serves another network.`,
      `Use ${rpcUrl(home, 'http')}.`,
    );
  }
  if (prefix !== '') return wrong(`${host} accepts method names without a prefix.`, `Write ${show(name)}.`);
  const given = isObject(params) ? params.network : undefined;
  if (isStream && network !== undefined && typeof given === 'string' && given !== network) {
    return wrong(
      `network is ${JSON.stringify(given)}, but ${host} serves ${network}.`,
      `Write "network": "${network}".`,
    );
  }
  return [];
}
