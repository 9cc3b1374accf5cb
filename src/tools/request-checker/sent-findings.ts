import {show} from '../../lib/rpc-check/problem';
import {misplacedKey, missingKey} from './check-address';
import {error} from './finding';
import type {FoundFinding} from './placed-finding';
import {adviceFor} from './sender-advice';
import {headerNamed, type Header, type SentRequest} from './sent-request';

/** Problems with how a request is sent: its HTTP method, its body, its content type, and its key. */
export function sentFindings(sent: SentRequest): FoundFinding[] {
  return [...verbFindings(sent), ...bodyFindings(sent), ...typeFindings(sent), ...keyFindings(sent)];
}

function verbFindings({at, sender, verb, body}: SentRequest): FoundFinding[] {
  if (body === undefined || verb === undefined || verb === 'POST') return [];
  const {post = 'Send a POST.'} = adviceFor(sender);
  return [{...error(`The request is sent as ${verb}, which a Solana node refuses.`, post), at}];
}

function bodyFindings({at, sender, body}: SentRequest): FoundFinding[] {
  if (body === 'twice') {
    return [{...error('The request is encoded as JSON twice, so a string is sent.', 'Pass the object itself.'), at}];
  }
  if (body !== 'object') return [];
  const {encode = 'Encode it as JSON.'} = adviceFor(sender);
  return [{...error('The request is an object, which this call doesn’t encode as JSON.', encode), at}];
}

function typeFindings({at, sender, headers, body}: SentRequest): FoundFinding[] {
  if (headers === undefined || body !== 'text') return [];
  const header = headerNamed(headers, 'Content-Type');
  if (header === undefined || header.value === '') {
    const {type = 'Set the content type application/json.'} = adviceFor(sender);
    return [{...error('The request is sent without the JSON content type, which a Solana node refuses.', type), at}];
  }
  if (header.value === undefined || /application\/json/i.test(header.value)) return [];
  const what = `The request is sent with the content type ${show(header.value)}, which a Solana node refuses.`;
  return [{...error(what, 'Write application/json.'), at: header.at}];
}

/** The headers in which Syndica accepts a key, and those in which other providers do. */
const keyHeaders = ['X-Syndica-Api-Key', 'X-Syndica-Api-Token'];
const otherKeyHeaders = ['X-Api-Key', 'X-Api-Token', 'Api-Key', 'Authorization'];

/** A request to Syndica without a key, or with one in the wrong place. */
function keyFindings({url, headers}: Pick<SentRequest, 'url' | 'headers'>): FoundFinding[] {
  if (url === undefined || headers === undefined) return [];
  const filled = (names: readonly string[]): Header | undefined =>
    names.map((name) => headerNamed(headers, name)).find((header) => header !== undefined && header.value !== '');
  const [missing] = missingKey(url.text, 'error');
  if (missing === undefined || filled(keyHeaders)) return [];
  const other = filled(otherKeyHeaders);
  return other === undefined
    ? [{...missing, at: url.at}]
    : [{...misplacedKey(`the header ${other.name}`), at: other.at}];
}
