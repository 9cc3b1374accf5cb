import type {RpcField, RpcMethod} from './methods';

/** The outermost fields of what a node sends for a method: of its result, and of its notifications. */
export function resultFields(method: RpcMethod): readonly RpcField[] {
  const notified = method.transport === 'websocket' ? method.notification.fields : [];
  return [...(method.result.fields ?? []), ...notified];
}
