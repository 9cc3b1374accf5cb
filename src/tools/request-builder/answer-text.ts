import {isObject} from '../../lib/is-object';
import {parseJson, tryParseJson, type JsonObject} from '../../lib/literals/json-value';
import {jsonStyle, printValue} from '../../lib/literals/print-value';
import type {Answer} from './send';

/** Browsers render longer text too slowly. */
const longest = 100_000;

export interface ShownAnswer {
  readonly text: string;
  readonly isJson: boolean;
  /** Number of characters cut off. */
  readonly omitted: number;
}

/** A response for display: JSON is pretty-printed, with all digits of large integers; other text is unchanged. */
export function shownAnswer(answer: string): ShownAnswer {
  const printed = prettyJson(answer);
  const text = printed ?? answer;
  return {text: text.slice(0, longest), isJson: printed !== undefined, omitted: Math.max(0, text.length - longest)};
}

function prettyJson(text: string): string | undefined {
  try {
    return printValue(parseJson(text), jsonStyle);
  } catch {
    return undefined;
  }
}

/** Whether the response to a single call is JSON-RPC: other servers can also respond with HTTP 200. */
export function isRpcAnswer(text: string): boolean {
  const answer = objectIn(text);
  return answer !== undefined && ('result' in answer || 'error' in answer);
}

/** The error in a response, as text for the error decoder: HTTP or JSON-RPC; undefined if there is none. */
export function errorIn({
  status,
  statusText,
  text,
}: Pick<Answer, 'status' | 'statusText' | 'text'>): string | undefined {
  if (status >= 400) return `HTTP/1.1 ${status} ${statusText}\n\n${text}`;
  return isObject(objectIn(text)?.error) ? text : undefined;
}

/** Parses a text as a JSON object; undefined for other JSON and other text. */
function objectIn(text: string): JsonObject | undefined {
  const value = tryParseJson(text);
  return isObject(value) ? value : undefined;
}
