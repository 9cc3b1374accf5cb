import {isObject} from '../../lib/is-object';
import {parseJson} from '../../lib/literals/json-value';
import {jsonStyle, printValue} from '../../lib/literals/print-value';
import type {Answer} from './send';

/** More takes a browser too long to show. */
const longest = 100_000;

export interface ShownAnswer {
  readonly text: string;
  readonly isJson: boolean;
  /** Characters that are not shown. */
  readonly left: number;
}

/** An answer as a reader reads it: JSON in lines, with every digit of large integers; another text as it is. */
export function shownAnswer(answer: string): ShownAnswer {
  const printed = prettyJson(answer);
  const text = printed ?? answer;
  return {text: text.slice(0, longest), isJson: printed !== undefined, left: Math.max(0, text.length - longest)};
}

function prettyJson(text: string): string | undefined {
  try {
    return printValue(parseJson(text), jsonStyle);
  } catch {
    return undefined;
  }
}

/** Whether an answer to one call is JSON-RPC: what else stands at an address can answer with HTTP 200, too. */
export function isRpcAnswer(text: string): boolean {
  try {
    const value = parseJson(text);
    return isObject(value) && ('result' in value || 'error' in value);
  } catch {
    return false;
  }
}

/** What is to be explained of an answer: an HTTP error, or the error of JSON-RPC; nothing when it is neither. */
export function errorIn({
  status,
  statusText,
  text,
}: Pick<Answer, 'status' | 'statusText' | 'text'>): string | undefined {
  if (status >= 400) return `HTTP/1.1 ${status} ${statusText}\n\n${text}`;
  try {
    const value = parseJson(text);
    return isObject(value) && isObject(value.error) ? text : undefined;
  } catch {
    return undefined;
  }
}
