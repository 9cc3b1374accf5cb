import type {RpcMethod, SubscriptionMethod} from '../../../data/rpc/methods';
import {parseJson} from '../../../lib/literals/json-value';
import {jsonStyle, printValue} from '../../../lib/literals/print-value';

/** Longer examples are initially collapsed. */
const maxOpenLines = 12;

/** Example message from a node: an HTTP response or a WebSocket notification. Large integers keep full precision. */
export function exampleJson(method: RpcMethod): string {
  return printValue(parseJson(method.transport === 'http' ? response(method) : notification(method)), jsonStyle);
}

function response({example}: RpcMethod): string {
  return `{"jsonrpc": "2.0", "result": ${example.resultJson ?? JSON.stringify(example.result)}, "id": 1}`;
}

function notification({notification: {example, exampleJson: exact}}: SubscriptionMethod): string {
  return exact ?? JSON.stringify(example);
}

export function isShort(json: string): boolean {
  return json.split('\n').length <= maxOpenLines;
}
