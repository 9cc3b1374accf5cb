import {rpcMethods, subscriptionMethods, type RpcField, type RpcResult} from '../../../src/data/rpc/methods';
import {checkFields, checkValue, isLeftOut, isObject, show, type CheckOptions, type Described} from './check';

/** What a method takes and gives, whether it is listed itself or as the unsubscribe method of another. */
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

/** Problems of the `params` of a request: one line each, path first; none when they are valid. */
export function validateParams(method: string, params: unknown): string[] {
  const shape = shapes.get(method);
  if (!shape) return [unknownMethod(method)];
  const given = params ?? [];
  if (!Array.isArray(given)) return [`params: expected an array, got ${show(params)}`];
  const surplus =
    given.length > shape.params.length
      ? [`params: ${method} takes at most ${shape.params.length} values, got ${given.length}`]
      : [];
  return [
    ...surplus,
    ...shape.params.flatMap((field, index) => {
      const path = `params[${index}] (${field.name})`;
      const value: unknown = given[index];
      if (value === undefined) return field.required ? [`${path}: missing`] : [];
      return isLeftOut(value, field, {inParams: true}) ? [] : checkValue(value, field, path, {inParams: true});
    }),
  ];
}

/** Problems of the `result` of an answer. A field that the reference does not know is one, too. */
export function validateResult(method: string, result: unknown, options: CheckOptions = {}): string[] {
  const shape = shapes.get(method);
  if (!shape) return [unknownMethod(method)];
  const described = method === 'getProgramAccounts' && isObject(result) ? withContext(shape.result) : shape.result;
  return checkValue(result, described, 'result', {...options, inParams: false});
}

/** Problems of a whole message that a PubSub server sends for a subscription. */
export function validateNotification(message: unknown, options: CheckOptions = {}): string[] {
  if (!isObject(message)) return [`message: expected object, got ${show(message)}`];
  const subscription = subscriptionMethods.find(({notification}) => notification.method === message.method);
  if (!subscription) return [`method: ${show(message.method)} is no notification`];
  const params: Described = {type: 'object', name: 'params', required: true, fields: subscription.notification.fields};
  return checkFields(message, [...envelope, params], 'message', {...options, inParams: false});
}

const envelope: readonly Described[] = [
  {type: 'string', name: 'jsonrpc', required: true, values: ['2.0']},
  {type: 'string', name: 'method', required: true},
];

/** `getProgramAccounts` lists the fields of an account; with `withContext` the list is in `value`. */
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
