import {addAskedWait} from './add-asked-wait';
import {cleanText} from './clean-text';
import {decodeBody} from './decode-body';
import {decodeCode} from './decode-code';
import {decodeList} from './decode-list';
import type {DecodedError} from './decoded-error';
import {partsToRead} from './parts-to-read';
import {readJson} from './read/read-json';
import {readText} from './read/read-text';
import {splitJson} from './read/split-json';
import {resolve} from './resolve';

/** What consoles print before a message, and people before a code. */
const errorLabel = /^(?:(?:anchor|program|rpc|uncaught) )?error:? /i;

/**
 * Decodes the errors in a pasted text, most specific first; empty if there are none. Accepts a code, a name, a list of
 * them, a JSON-RPC response or a batch of them, a log, or a response with its headers; of a long one, both ends. Never
 * throws, and sends nothing.
 */
export function decodeError(text: string): readonly DecodedError[] {
  const parts = partsToRead(text).map(cleanText);
  const [start = ''] = parts;
  return (
    decodeBody(start) ?? decodeCode(start) ?? decodeList(start, (entry) => decodeParts([entry])) ?? decodeParts(parts)
  );
}

function decodeParts(parts: readonly string[]): readonly DecodedError[] {
  const split = parts.map((part) => splitJson(part));
  const {answers, others} = readJson(split.flatMap(({values}) => values));
  const found = resolve([...answers, [...others, ...split.flatMap(({rest}) => readText(rest))]]);
  return found.length > 0
    ? addAskedWait(found, parts.join('\n'))
    : (decodeCode((parts[0] ?? '').replace(errorLabel, '')) ?? []);
}
