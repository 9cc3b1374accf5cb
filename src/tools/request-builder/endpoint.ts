import {apiKeyPlaceholder} from '../../data/endpoints';
import {percentDecode} from '../../lib/percent-decode';
import {isPlaceholder} from '../../lib/secrets/api-keys';

/** A node on the machine of the reader needs no encryption. The security policy of pages allows the same hosts. */
const local = ['localhost', '127.0.0.1'];

/** Why an address cannot be sent to; nothing when it can. */
export function endpointProblem(text: string): string | undefined {
  const trimmed = text.trim();
  let url: URL;
  try {
    url = new URL(trimmed);
  } catch {
    return 'Enter a full address, such as https://host/path.';
  }
  const {protocol, hostname, username, password, pathname} = url;
  if (protocol === 'ws:' || protocol === 'wss:') return 'This sends over HTTP. Start the address with https://.';
  if (protocol !== 'https:' && !(protocol === 'http:' && local.includes(hostname))) {
    return 'Start the address with https://, so that nobody else can read your key.';
  }
  if (username !== '' || password !== '') return 'Leave out the name and password: browsers refuse them.';
  const [, key] = /\/api-key\/([^/]*)/.exec(percentDecode(pathname)) ?? [];
  if (key !== undefined && isPlaceholder(key)) return `Put your API key in place of ${key || apiKeyPlaceholder}.`;
  return undefined;
}
