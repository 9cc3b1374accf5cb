import {rpcMethods, subscriptionMethods, type RpcField, type RpcResult} from '../../../src/data/rpc/methods';
import {isObject} from '../../../src/lib/is-object';
import {checkParams} from '../../../src/lib/rpc-check/check-params';
import {checkFields, checkValue, type CheckOptions, type Described} from '../../../src/lib/rpc-check/check-value';
import {show} from '../../../src/lib/rpc-check/problem';
import {problemLine} from './problem-line';

/** Params and result of a method, which has its own entry or is the unsubscribe method of another entry. */
export interface MethodShape {
  readonly params: readonly RpcField[];
  readonly result: RpcResult;
}

const shapes: ReadonlyMap<string, MethodShape> = new Map<string, MethodShape>([
  ...rpcMethods.map((method) => [method.name, method] as const),
  ...subscriptionMethods.map(({unsubscribe}) => [unsubscribe.method, unsubscribe] as const),
]);

export function methodShape(method: string): MethodShape | undefined {
  return shapes.get(method);
}

/** Validates the `params` of a request. Returns one line per problem, path first; empty when valid. */
export function validateParams(method: string, params: unknown): string[] {
  const shape = shapes.get(method);
  if (!shape) return [unknownMethod(method)];
  return checkParams(shape.params, params).map((problem) => withName(problemLine(problem), shape.params));
}

/** Adds the param's name to its index: `params[0] (pubkey)`. */
function withName(line: string, fields: readonly RpcField[]): string {
  return line.replace(
    /^params\[(\d+)\]/,
    (index, digits: string) => `${index} (${fields[Number(digits)]?.name ?? ''})`,
  );
}

/** Validates the `result` of a response. A field that the reference does not list is a problem, too. */
export function validateResult(method: string, result: unknown, options: CheckOptions = {}): string[] {
  const shape = shapes.get(method);
  if (!shape) return [unknownMethod(method)];
  const described = method === 'getProgramAccounts' && isObject(result) ? withContext(shape.result) : shape.result;
  return checkValue(result, described, ['result'], {...options, inParams: false}).map(problemLine);
}

/** Validates a whole PubSub notification. */
export function validateNotification(message: unknown, options: CheckOptions = {}): string[] {
  if (!isObject(message)) return [`message: expected object, got ${show(message)}`];
  const subscription = subscriptionMethods.find(({notification}) => notification.method === message.method);
  if (!subscription) return [`method: ${show(message.method)} is not a notification`];
  const params: Described = {type: 'object', name: 'params', required: true, fields: subscription.notification.fields};
  return checkFields(message, [...envelope, params], ['message'], {...options, inParams: false}).map(problemLine);
}

const envelope: readonly Described[] = [
  {type: 'string', name: 'jsonrpc', required: true, values: ['2.0']},
  {type: 'string', name: 'method', required: true},
];

/**
 * The reference lists the fields of one account for `getProgramAccounts`; with `withContext` the list is in `value`.
 */
function withContext(result: RpcResult): Described {
  const context = rpcMethods
    .find(({name}) => name === 'getAccountInfo')
    ?.result.fields?.find(({name}) => name === 'context');
  if (!context) throw new Error('src/data/rpc/rpc-methods.json: the result of getAccountInfo has no context.');
  return {
    type: 'object',
    fields: [context, {name: 'value', type: 'array<object>', required: true, fields: result.fields}],
  };
}

function unknownMethod(method: string): string {
  return `method: ${show(method)} is not in src/data/rpc/rpc-methods.json`;
}
