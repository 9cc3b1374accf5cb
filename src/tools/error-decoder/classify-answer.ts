import {isObject} from '../../lib/is-object';
import type {JsonObject} from '../../lib/literals/json-value';
import {splitJson} from './read/split-json';

/** A response without an error: with a result, with `null`, or about a transaction that did not fail. */
export type AnswerKind = 'result' | 'null' | 'noError';

/** Classifies a response without an error; undefined for other text. */
export function classifyAnswer(text: string): AnswerKind | undefined {
  const [message] = splitJson(text).values;
  if (!isObject(message)) return undefined;
  // In a notification, the result is in the parameters.
  const value = isObject(message.params) ? message.params : message;
  if (hasNoError(value)) return 'noError';
  if (!('result' in value)) return undefined;
  const {result} = value;
  if (result === null || (isObject(result) && isNothing(result.value))) return 'null';
  return isObject(result) && hasNoError(result) ? 'noError' : 'result';
}

/** The `value` of a missing account, or of a list of signatures or accounts of which none exists. */
function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length > 0 && value.every((each) => each === null));
}

/** `err` is in `value` for a simulation or a notification, in `meta` for a transaction, or at the top level. */
function hasNoError(value: JsonObject): boolean {
  const {err, value: inner, meta} = value;
  return err === null || [inner, meta].some((part) => isObject(part) && part.err === null);
}
