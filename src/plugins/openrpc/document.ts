import {rpcNetworks, rpcUrl, apiKeyPlaceholder} from '../../data/endpoints';
import {nodeErrors} from '../../data/errors/solana-errors';
import {httpLimitOf, subscriptionLimitOf, type PlanLimit} from '../../data/rpc/method-limits';
import {
  rpcImplementation,
  rpcMethods,
  type RpcField,
  type RpcMethod,
  type RpcResult,
  type SubscriptionMethod,
} from '../../data/rpc/methods';
import {parseJson, type JsonObject, type JsonValue} from '../../lib/literals/json-value';
import type {Transport} from '../../lib/transport';
import {describedSchema, fieldSchema} from './field-schema';

const messages = new Map(nodeErrors.map(({code, title, message}) => [code, message || title]));

/**
 * The method reference as an OpenRPC 1.3.2 document (https://spec.open-rpc.org), for client generators, mock
 * servers, and assistants. A subscription is a method on the WebSocket URL, with its notifications in
 * `x-notification`; `x-limits` holds the plans' rate limits.
 *
 * @param reference URL of the reference page
 */
export function openRpcDocument(reference: string): JsonObject {
  return {
    openrpc: '1.3.2',
    info: {
      title: 'Solana JSON-RPC API on Syndica',
      description: `Read from ${rpcImplementation.repo} at ${rpcImplementation.commit}. Integers of 64 bits can exceed what a double holds.`,
      version: rpcImplementation.version,
    },
    externalDocs: {description: 'Human-readable reference', url: reference},
    servers: serversOf('http'),
    methods: rpcMethods.flatMap((method) => [
      methodObject(method, reference),
      ...(method.transport === 'websocket' ? [unsubscribeObject(method)] : []),
    ]),
  };
}

function serversOf(transport: Transport, cluster?: string): JsonValue {
  return rpcNetworks
    .filter((network) => cluster === undefined || network.cluster === cluster)
    .map((network) => ({
      name: network.name,
      url: rpcUrl(network, transport),
      description: `Solana ${network.cluster}. Put your API key in place of ${apiKeyPlaceholder}.`,
    }));
}

function methodObject(method: RpcMethod, reference: string): JsonObject {
  const {name, category, summary, transport, network} = method;
  const description = describe(method);
  return {
    name,
    summary,
    ...(description === '' ? {} : {description}),
    ...(method.deprecated ? {deprecated: true} : {}),
    tags: [{name: category}, ...(method.unstable === true ? [{name: 'unstable'}] : [])],
    externalDocs: {url: `${reference}#${name}`},
    ...(transport === 'websocket' || network !== undefined ? {servers: serversOf(transport, network)} : {}),
    ...signature(method.params, method.result, method.errors),
    examples: [exampleObject(method)],
    'x-limits': limitsOf(method),
    ...(method.transport === 'websocket' ? {'x-notification': notificationObject(method)} : {}),
  };
}

/** Sentences about the method that are not in its summary. */
function describe({deprecated, since, availability, requiresFlag, notes = []}: RpcMethod): string {
  return [
    deprecated?.replacement === undefined ? undefined : `Deprecated: call ${deprecated.replacement}.`,
    deprecated?.note,
    releaseText({since, availability}),
    requiresFlag === undefined ? undefined : `The node needs the flag ${requiresFlag}.`,
    ...notes,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

function releaseText({since, availability}: Pick<RpcMethod, 'since' | 'availability'>): string | undefined {
  if (since === undefined) return undefined;
  return availability === 'announced' ? `No release serves it yet: ${since} is expected to add it.` : `Since ${since}.`;
}

function unsubscribeObject({unsubscribe, name, category}: SubscriptionMethod): JsonObject {
  return {
    name: unsubscribe.method,
    summary: `Ends a subscription of ${name}.`,
    tags: [{name: category}],
    servers: serversOf('websocket'),
    ...signature(unsubscribe.params, unsubscribe.result, unsubscribe.errors),
  };
}

function signature(params: readonly RpcField[], result: RpcResult, errors: readonly number[]): JsonObject {
  return {
    paramStructure: 'by-position',
    params: params.map((param) => {
      const {description = '', ...schema} = describedSchema(param, 'parameter');
      return {name: param.name, description, required: param.required, schema};
    }),
    result: {name: 'result', description: result.description, schema: fieldSchema(result, 'result')},
    errors: errors.map((code) => ({code, message: messages.get(code) ?? ''})),
  };
}

function exampleObject({name, params, example}: RpcMethod): JsonObject {
  const value = parseJson(example.resultJson ?? JSON.stringify(example.result));
  return {
    name,
    params: example.params.map((given, index) => ({name: params[index]?.name ?? '', value: given})),
    result: {name: 'result', value},
  };
}

function notificationObject({notification}: SubscriptionMethod): JsonObject {
  const {method, description, exampleJson, example} = notification;
  return {
    method,
    description,
    schema: fieldSchema(notification, 'result'),
    example: parseJson(exampleJson ?? JSON.stringify(example)),
  };
}

function limitsOf({name, transport}: RpcMethod): JsonObject {
  const plain = ({standard, scale}: PlanLimit): JsonObject => ({standard, scale});
  if (transport === 'http') return {unit: 'requests per second', ...plain(httpLimitOf(name))};
  const {mainnet, devnet} = subscriptionLimitOf(name);
  return {unit: 'active subscriptions', 'mainnet-beta': plain(mainnet), devnet: plain(devnet)};
}
