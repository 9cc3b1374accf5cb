import {cleanText} from './clean-text';
import type {DecodedError} from './decoded-error';
import {readCode} from './read-code';
import {readJson} from './read-json';
import {readText} from './read-text';
import {resolve} from './resolve';
import {splitJson} from './split-json';

/** What consoles put before a message. */
const errorLabel = /^(?:uncaught )?error: /i;

/**
 * The errors that a pasted text holds, the most specific first; empty when it names none. Takes a code,
 * a name, a JSON-RPC answer or a batch of them, a log, or an answer with its headers. It never throws,
 * and sends nothing.
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
