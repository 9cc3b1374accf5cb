import {chainstreamMethods} from '../../src/data/chainstream';
import {methodShape, validateChainstream, validateNotification, validateParams, validateResult} from '../rpc/schema';
import type {Fence} from './fences';

interface PageState {
  /** A draft may mention methods that the product does not have yet. */
  readonly isDraft: boolean;
}

/** Problems of a fence: `json` and `http` are parsed, and messages validated against their methods. */
export function fenceProblems({language, meta, text}: Fence, page: PageState): string[] {
  if (language === 'http') return httpProblems(text);
  if (language !== 'json') return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`It is not JSON: ${(error as Error).message}`];
  }
  const messages: unknown[] = Array.isArray(value) ? value : [value];
  return messages.flatMap((message) => messageProblems(message, meta, page));
}

function messageProblems(message: unknown, meta: string, {isDraft}: PageState): string[] {
  if (!isObject(message) || !('jsonrpc' in message)) return [];
  if (message.jsonrpc !== '2.0') return [`jsonrpc is ${JSON.stringify(message.jsonrpc)}, not "2.0"`];
  if ('error' in message) return errorProblems(message);
  if ('result' in message) return resultProblems(message, meta);
  if (typeof message.method !== 'string') return ['It has none of method, result and error'];
  if (isOfChainstream(message.method)) return validateChainstream(message, optionsOf(meta));
  if (!('id' in message)) return validateNotification(message, optionsOf(meta));
  if (isDraft && !methodShape(message.method)) return [];
  return validateParams(message.method, message.params);
}

function resultProblems(message: Record<string, unknown>, meta: string): string[] {
  const method = /(?:^| )method=(\w+)/.exec(meta)?.[1];
  if (!method) return ['Name the method that it answers after the language: method=getSlot'];
  if (!('id' in message)) return ['It has no id'];
  return isOfChainstream(method)
    ? validateChainstream(message)
    : validateResult(method, message.result, optionsOf(meta));
}

function errorProblems({error, id}: Record<string, unknown>): string[] {
  const isError = isObject(error) && Number.isInteger(error.code) && typeof error.message === 'string';
  return [
    ...(isError ? [] : ['error has no integer code and message']),
    ...(id === undefined ? ['It has no id; use null for an unknown one'] : []),
  ];
}

/** A fence marked `json shortened` may omit fields of a long message. */
function optionsOf(meta: string): {shortened: boolean} {
  return {shortened: /(?:^| )shortened(?: |$)/.test(meta)};
}

const startLine = /^(?:[A-Z]+ \S+ HTTP\/\d(?:\.\d)?|HTTP\/\d(?:\.\d)? [1-5]\d\d(?: .*)?)$/;
const headerLine = /^[!#$%&'*+.^`|~\w-]+:[ \t]*\S.*$/;

/** Accepts a request, a response, or only headers; the body after an empty line is not checked. */
function httpProblems(text: string): string[] {
  const [head = ''] = text.split(/\n[ \t]*\n/, 1);
  const lines = head.split('\n');
  return lines
    .filter((line, index) => !headerLine.test(line) && !(index === 0 && startLine.test(line)))
    .map((line) => `Neither a header nor the first line of a message: ${line}`);
}

function isOfChainstream(method: string): boolean {
  return chainstreamMethods.some((stream) =>
    [stream.subscribe, stream.unsubscribe, stream.notification].includes(method),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
