import {isObject} from '../../lib/is-object';
import {tryParseJson} from '../../lib/literals/json-value';
import {jsonStyle, printParts} from '../../lib/literals/print-value';
import type {Answer} from './send';

/** Browsers render longer text too slowly. */
const maxLength = 100_000;

/** A response for display. */
export interface FormattedAnswer {
  /** JSON is pretty-printed, with all digits of large integers; other text is unchanged. */
  readonly text: string;
  readonly isJson: boolean;
  /** Whether the end is cut off. */
  readonly isCut: boolean;
  /** Whether it is the JSON-RPC response to a single call: other servers can also respond with HTTP 200. */
  readonly isRpc: boolean;
  /** The error in it, as text for the error decoder: of HTTP, JSON-RPC or a transaction; undefined if there is none. */
  readonly error: string | undefined;
}

/** Parses once: a response can have megabytes. */
export function formatAnswer({
  status,
  statusText,
  text,
}: Pick<Answer, 'status' | 'statusText' | 'text'>): FormattedAnswer {
  const value = tryParseJson(text);
  const printed = value === undefined ? text : begin(printParts(value, jsonStyle));
  const members = isObject(value) ? value : {};
  return {
    text: printed.slice(0, maxLength),
    isJson: value !== undefined,
    isCut: printed.length > maxLength,
    isRpc: 'result' in members || 'error' in members,
    error:
      status >= 400
        ? `HTTP/1.1 ${status} ${statusText}\n\n${text}`
        : isObject(members.error) || tellsOfFailure(members.result)
          ? text
          : undefined,
  };
}

/** Whether a result is about a transaction that failed: in a simulation or a status, or as it landed. */
function tellsOfFailure(result: unknown): boolean {
  if (!isObject(result)) return false;
  const {value, meta} = result;
  return [meta, value, ...(Array.isArray(value) ? (value as readonly unknown[]) : [])].some(
    (part) => isObject(part) && part.err !== undefined && part.err !== null,
  );
}

/** As much as is shown, and some more. */
function begin(parts: Iterable<string>): string {
  let text = '';
  for (const part of parts) {
    text += part;
    if (text.length > maxLength) break;
  }
  return text;
}
