import {isObject} from '../../lib/is-object';
import type {JsonObject} from '../../lib/literals/json-value';
import {splitJson} from './split-json';

/** An answer without an error: with a result, with `null`, or about a transaction that did not fail. */
export type AnswerKind = 'result' | 'null' | 'noError';

/** What kind of answer without an error a text is, if it is one. */
export function readAnswer(text: string): AnswerKind | undefined {
  const [value] = splitJson(text).values;
  if (!isObject(value)) return undefined;
  if (hasNoError(value)) return 'noError';
  if (!('result' in value)) return undefined;
  const {result} = value;
  if (result === null || (isObject(result) && isNothing(result.value))) return 'null';
  return isObject(result) && hasNoError(result) ? 'noError' : 'result';
}

/** As `value` of a missing account, and in the list of signatures or accounts of which none is known. */
function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length > 0 && value.every((each) => each === null));
}

/** `err` stands in `value` of a simulation, in `meta` of a transaction, or alone. */
function hasNoError(value: JsonObject): boolean {
  const {err, value: inner, meta} = value;
  return err === null || [inner, meta].some((part) => isObject(part) && part.err === null);
}
