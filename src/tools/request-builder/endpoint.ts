import {apiKeyPlaceholder} from '../../data/endpoints';
import {endpointHosts} from '../../data/hosts';
import {localHosts} from '../../lib/addresses/local-hosts';
import {parseUrl} from '../../lib/addresses/parse-url';
import {percentDecode} from '../../lib/addresses/percent-decode';
import {isPlaceholder} from '../../lib/secrets/api-keys';
import {keyPath} from '../../lib/secrets/key-path';

const keyInPath = new RegExp(`${keyPath}([^/]*)`, 'i');

/** The endpoint with the reader's API key, if there is one, in place of the placeholder. */
export function filledEndpoint(endpoint: string, key: string): string {
  return key === '' ? endpoint : endpoint.replace(apiKeyPlaceholder, () => key);
}

/**
 * The endpoint as stored: with the placeholder in place of the reader's API key, so that it follows key changes. Only
 * of a whole key, also of a short one: what is before and after it tells, and a part of it may be about to be edited.
 */
export function keptEndpoint(typed: string, key: string): string {
  const filled = filledEndpoint(`/${apiKeyPlaceholder}`, key);
  const at = key === '' ? -1 : typed.indexOf(filled);
  const isWhole = at !== -1 && /^(?:$|[/?#\s])/.test(typed.slice(at + filled.length));
  return isWhole ? typed.replace(filled, () => `/${apiKeyPlaceholder}`) : typed;
}

const incomplete = 'Enter a full address, such as https://host/path, or http://localhost:8899 for a local node.';

/** Other hosts of a local node, for which `localHosts` has a name. */
const otherLocalHosts = ['[::1]', '0.0.0.0'];

/** Why requests cannot be sent to the URL, as an instruction to the reader; undefined if they can. */
export function endpointProblem(text: string): string | undefined {
  const url = parseUrl(text.trim());
  if (url === undefined) return incomplete;
  const {protocol, hostname, username, password, pathname} = url;
  if (protocol === 'ws:' || protocol === 'wss:') return 'Requests go over HTTP. Start the address with https://.';
  // What is before the colon in `localhost:8899` is a scheme, too.
  if (protocol !== 'https:' && protocol !== 'http:') return incomplete;
  if (protocol === 'http:' && otherLocalHosts.includes(hostname)) return `Write localhost in place of ${hostname}.`;
  if (protocol === 'http:' && !localHosts.includes(hostname)) {
    return 'Start the address with https://, so that nobody else can read your key.';
  }
  if (username !== '' || password !== '') return 'Remove the username and password: browsers reject them.';
  const [, key] = keyInPath.exec(percentDecode(pathname)) ?? [];
  if (key !== undefined && isPlaceholder(key)) return `Put your API key in place of ${key || apiKeyPlaceholder}.`;
  return undefined;
}

/** Whether an endpoint is Syndica's for a different network than `url`, where methods of a single network fail. */
export function isOtherNetwork(endpoint: string, url: string): boolean {
  const networkOf = (address: string) => {
    const target = parseUrl(address)?.host;
    return endpointHosts.find(({host}) => host === target)?.network;
  };
  const network = networkOf(endpoint);
  return network !== undefined && network !== networkOf(url);
}
