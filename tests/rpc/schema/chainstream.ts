import {chainstreamMethods, type ChainstreamMethod} from '../../../src/data/chainstream';
import {chainstreamParameters, unsubscribeParameters} from '../../../src/data/chainstream-parameters';
import {chainstreamPayloads} from '../../../src/data/chainstream-payloads';
import {rpcMethods} from '../../../src/data/rpc/methods';
import {isObject} from '../../../src/lib/is-object';
import {checkParams} from '../../../src/lib/rpc-check/check-params';
import {checkSubscribe} from '../../../src/lib/rpc-check/check-subscribe';
import {checkFields, matchesName, type CheckOptions, type Described} from '../../../src/lib/rpc-check/check-value';
import {show} from '../../../src/lib/rpc-check/problem';
import {problemLine} from './problem-line';

/**
 * Validates a ChainStream message: a request, a notification, or a response. A response does not say which method it
 * belongs to, so only its envelope and the type of its result are checked.
 */
export function validateChainstream(message: unknown, options: CheckOptions = {}): string[] {
  if (!isObject(message)) return [`message: expected object, got ${show(message)}`];
  const version = message.jsonrpc === '2.0' ? [] : [`jsonrpc: ${show(message.jsonrpc)} is not "2.0"`];
  if ('method' in message) return [...version, ...validateByMethod(message, options)];
  if ('error' in message) return [...version, ...validateError(message.error)];
  return [...version, ...validateAnswer(message)];
}

function validateByMethod(message: Record<string, unknown>, options: CheckOptions): string[] {
  for (const stream of chainstreamMethods) {
    switch (message.method) {
      case stream.subscribe:
        return [...validateId(message.id), ...validateSubscribe(stream, message.params)];
      case stream.unsubscribe:
        return [...validateId(message.id), ...checkParams(unsubscribeParameters, message.params).map(problemLine)];
      case stream.notification:
        return validateNotified(stream, message.params, options);
    }
  }
  return [`method: ${show(message.method)} is not a method or notification of ChainStream`];
}

function validateAnswer({result, id}: Record<string, unknown>): string[] {
  const isAnswer = isSubscriptionId(result) || typeof result === 'boolean';
  return [
    ...validateId(id),
    ...(isAnswer ? [] : [`result: expected a subscription id or a boolean, got ${show(result)}`]),
  ];
}

function isSubscriptionId(value: unknown): boolean {
  return matchesName(value, 'u64');
}

function validateError(error: unknown): string[] {
  return isObject(error) && Number.isInteger(error.code) && typeof error.message === 'string'
    ? []
    : [`error: expected an object with code and message, got ${show(error)}`];
}

function validateId(id: unknown): string[] {
  return typeof id === 'number' || typeof id === 'string' ? [] : [`id: expected number or string, got ${show(id)}`];
}

function validateSubscribe({stream}: ChainstreamMethod, params: unknown): string[] {
  return checkSubscribe(chainstreamParameters[stream], params).map(problemLine);
}

function validateNotified({stream}: ChainstreamMethod, params: unknown, options: CheckOptions): string[] {
  if (!isObject(params)) return [`params: expected object, got ${show(params)}`];
  const id = isSubscriptionId(params.subscription)
    ? []
    : [`params.subscription: expected an integer, got ${show(params.subscription)}`];
  if (!isObject(params.result)) return [...id, `params.result: expected object, got ${show(params.result)}`];
  if (stream === 'encodedBlocks') return [...id, ...validateEncodedBlock(params.result, options)];
  const context = {...options, inParams: false};
  const problems = checkFields(params.result, chainstreamPayloads[stream], ['params', 'result'], context)
    // The documented list of fields is incomplete, so unknown fields are no problem.
    .filter(({kind}) => kind !== 'unknown');
  return [...id, ...problems.map(problemLine)];
}

/** The documentation shows only the envelope, and says that the block is the one that `getBlock` returns. */
function validateEncodedBlock(result: Record<string, unknown>, options: CheckOptions): string[] {
  const slot: Described = {type: 'u64', name: 'slot', required: true};
  const fields = rpcMethods.find(({name}) => name === 'getBlock')?.result.fields ?? [];
  const block: Described = {type: 'object', name: 'block', required: true, fields};
  return checkFields(result, [slot, block], ['params', 'result'], {...options, inParams: false}).map(problemLine);
}
