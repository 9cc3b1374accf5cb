import type {DecodedError} from './decoded-error';
import {describeCloseCode} from './describe/describe-closing';
import {asPossible} from './describe/describe-names';
import {canBeClose, numberOfBody, readCloudflare} from './read/read-cloudflare';
import {describeSighting} from './resolve';

/**
 * The readings of a text that consists of only `error code: 1006`: a body of Cloudflare, or what a program prints of a
 * WebSocket. Undefined for any other text.
 */
export function decodeBody(text: string): DecodedError[] | undefined {
  const number = numberOfBody(text);
  if (number === undefined || !canBeClose(number)) return undefined;
  const ofCloudflare = readCloudflare(text).flatMap(describeSighting);
  return ofCloudflare.length === 0 ? undefined : [...ofCloudflare, describeCloseCode(number)].map(asPossible);
}
