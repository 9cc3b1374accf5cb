import {isObject} from '../../../lib/is-object';
import type {JsonObject, JsonValue} from '../../../lib/literals/json-value';
import {meaningsOf} from '../known-names';
import type {Sighting} from '../sighting';
import {kitSightings} from './read-kit';
import {anchorSighting, instructionPlace} from './read-logs';
import {readText} from './read-text';

/** No genuine response is nested deeper. */
const maximumDepth = 40;

/** A block contains thousands of transactions, and the first errors are enough. */
const maximumSightings = 500;

/** Errors in the JSON values of a text: a group per response, then those outside of responses. */
export function readJson(values: readonly JsonValue[]): {answers: Sighting[][]; others: Sighting[]} {
  return {
    answers: values
      .flatMap(answersIn)
      .map(({answer, place}) =>
        read(answer, 0).map((sighting) => (place === undefined ? sighting : within(place, sighting))),
      ),
    others: readAll(
      values.filter((value) => answersIn(value).length === 0),
      0,
    ),
  };
}

function answersIn(value: JsonValue): {answer: JsonValue; place?: string}[] {
  if (isAnswer(value)) return [{answer: value}];
  if (!isList(value) || !value.every(isAnswer)) return [];
  return value.map((answer, index) => ({answer, place: placeInBatch(answer, index, value.length)}));
}

function placeInBatch(answer: JsonValue, index: number, length: number): string {
  const id = isObject(answer) && (typeof answer.id === 'string' || isInteger(answer.id)) ? `, id ${answer.id}` : '';
  return `Response ${index + 1} of ${length}${id.slice(0, 40)}`;
}

function within(place: string, sighting: Sighting): Sighting {
  return {...sighting, place: sighting.place === undefined ? place : `${place}: ${sighting.place}`};
}

function read(value: JsonValue, depth: number): Sighting[] {
  if (depth > maximumDepth) return [];
  if (typeof value === 'string') return readText(value);
  if (isList(value)) return isLog(value) ? readText(value.join('\n')) : readAll(value, depth);
  if (!isObject(value)) return [];
  const found = [...readOwn(value), ...readAll(parts(value), depth)];
  // Members of a transaction's `meta` and of a simulation result.
  const isTransaction = 'err' in value && ('logs' in value || 'logMessages' in value);
  return isTransaction ? found.map((each) => (each.kind === 'custom' ? {...each, transaction: value} : each)) : found;
}

function readAll(values: readonly JsonValue[], depth: number): Sighting[] {
  const found: Sighting[] = [];
  for (const value of values) {
    if (found.length >= maximumSightings) break;
    found.push(...read(value, depth + 1));
  }
  return found;
}

/** Errors stated by an object's own members. */
function readOwn(value: JsonObject): Sighting[] {
  const {message, err, InstructionError, __code, errorCode} = value;
  const code = codeIn(value.code);
  const custom = numberIn(value.Custom);
  return [
    ...(code !== undefined && !('__code' in value) ? [codeSighting(code, value)] : []),
    ...(isInteger(__code) ? readKitContext(__code, value) : []),
    ...(typeof message === 'string' ? readText(message, {ofRpc: code === undefined}) : []),
    ...(isName(err) ? [{kind: 'transaction', name: err} as const] : []),
    ...(InstructionError === undefined ? [] : readInstructionError(InstructionError)),
    ...(custom === undefined ? [] : [{kind: 'custom', number: custom} as const]),
    ...(isObject(errorCode) ? readAnchorError(errorCode, value) : []),
    ...[value.status, value.statusCode]
      .map(numberIn)
      .filter(isErrorStatus)
      .map((found) => ({kind: 'http', code: found}) as const),
    ...Object.entries(value)
      .filter(([name]) => isTransactionError(name))
      .map(([name, detail]) => ({kind: 'transaction', name, ...placeIn(detail)}) as const),
  ];
}

/** Values of an object that `readOwn` does not cover. */
function parts(value: JsonObject): JsonValue[] {
  const isRead = ([name, part]: [string, JsonValue]) =>
    name === 'message' ||
    name === 'InstructionError' ||
    (name === 'code' && codeIn(part) !== undefined) ||
    (name === 'err' && isName(part));
  return Object.entries(value)
    .filter((entry) => !isRead(entry))
    .map(([name, part]) => (name === 'error' ? withNumericCode(part) : part));
}

function withNumericCode(error: JsonValue): JsonValue {
  const code = isObject(error) ? numberIn(error.code) : undefined;
  return isObject(error) && code !== undefined ? {...error, code} : error;
}

function codeSighting(code: number, {message, reason, wasClean}: JsonObject): Sighting {
  const isCloseEvent = typeof wasClean === 'boolean' || (typeof reason === 'string' && message === undefined);
  if (isCloseEvent && code >= 1000 && code < 5000) return {kind: 'close', code};
  return {kind: 'rpc', code, ...(typeof message === 'string' && {message: message.slice(0, 300)})};
}

/** A kit `SolanaError` serialized as JSON: `context` contains the code and its parameters. */
function readKitContext(kitCode: number, {code, index}: JsonObject): Sighting[] {
  return kitSightings(kitCode, {...(isInteger(code) && {code}), ...(isInteger(index) && {index})});
}

/** An Anchor error serialized as JSON by its client. */
function readAnchorError({code, number}: JsonObject, {errorMessage, origin}: JsonObject): Sighting[] {
  if (!isName(code) || !isInteger(number)) return [];
  return [anchorSighting({name: code, number, account: textOf(origin), message: textOf(errorMessage)})];
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value.slice(0, 300) : undefined;
}

function readInstructionError(value: JsonValue): Sighting[] {
  if (!isList(value)) return [];
  const [position, reason] = value;
  const index = numberIn(position);
  const place = index !== undefined ? {place: instructionPlace(index)} : {};
  if (isName(reason)) return [{kind: 'instruction', name: reason, ...place}];
  if (!isObject(reason)) return [];
  return Object.entries(reason)
    .filter(([name]) => isName(name))
    .slice(0, 1)
    .map(([name, detail]) => {
      const number = name === 'Custom' ? numberIn(detail) : undefined;
      return number === undefined ? {kind: 'instruction', name, ...place} : {kind: 'custom', number, ...place};
    });
}

/** What an error of a transaction says about itself: the index of an instruction or an account. */
function placeIn(detail: JsonValue): {readonly place?: string} {
  if (isInteger(detail)) return {place: instructionPlace(detail)};
  if (!isObject(detail)) return {};
  const {account_index: index} = detail;
  return isInteger(index) ? {place: `Account ${index}, counting from 0`} : {};
}

function isAnswer(value: JsonValue): boolean {
  return isObject(value) && ('jsonrpc' in value || 'error' in value);
}

function isLog(values: readonly JsonValue[]): values is readonly string[] {
  return values.length > 0 && values.every((value) => typeof value === 'string');
}

function isTransactionError(name: string): boolean {
  return name !== 'InstructionError' && meaningsOf(name).some(({kind}) => kind === 'transaction');
}

/** Whether a value looks like an error name of the runtime. */
function isName(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && /^[A-Z]\w{2,60}$/.test(value);
}

function isErrorStatus(value: number | undefined): value is number {
  return value !== undefined && value >= 400 && value < 600;
}

/** The code of an error. Other things have codes, too, often in quotes: of those, only RPC codes are negative. */
function codeIn(value: JsonValue | undefined): number | undefined {
  const code = numberIn(value);
  return isInteger(value) || (code !== undefined && code < 0) ? code : undefined;
}

/** The integer in a member: some services and loggers write numbers as strings. */
function numberIn(value: JsonValue | undefined): number | undefined {
  if (isInteger(value)) return value;
  return typeof value === 'string' && /^(?:0|-?[1-9]\d{0,9})$/.test(value) ? Number(value) : undefined;
}

function isInteger(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
