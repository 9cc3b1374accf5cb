import {cleanText} from './clean-text';
import type {DecodedError} from './decoded-error';
import {readCode} from './read-code';
import {readJson} from './read-json';
import {readText} from './read-text';
import {resolve} from './resolve';
import {splitJson} from './split-json';

/** The prefix that consoles print before a message. */
const errorLabel = /^(?:uncaught )?error: /i;

/**
 * Decodes the errors in a pasted text, most specific first; empty if there are none. Accepts a code, a name, a JSON-RPC
 * response or a batch of them, a log, or a response with its headers. Never throws, and sends nothing.
 */
export function decodeError(text: string): readonly DecodedError[] {
  const input = cleanText(text);
  const readings = readCode(input);
  if (readings !== undefined) return readings;
  const {values, rest} = splitJson(input);
  const {answers, others} = readJson(values);
  const found = resolve([...answers, [...others, ...readText(rest)]]);
  return found.length > 0 ? found : (readCode(input.replace(errorLabel, '')) ?? []);
}
