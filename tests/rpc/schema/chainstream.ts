import {
  chainstreamMethods,
  chainstreamParameters,
  chainstreamPayloads,
  type ChainstreamMethod,
  type ChainstreamStream,
} from '../../../src/data/chainstream';
import {rpcMethods} from '../../../src/data/rpc/methods';
import {checkFields, isFormat, isObject, show, type CheckOptions, type Described} from './check';

/**
 * Problems of one ChainStream message: a request, a notification, or the answer to a request. An answer does not say
 * what it answers, so of an answer only the envelope and the kind of the result are checked.
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
        return [...validateId(message.id), ...validateUnsubscribe(message.params)];
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

function validateError(error: unknown): string[] {
  return isObject(error) && Number.isInteger(error.code) && typeof error.message === 'string'
    ? []
    : [`error: expected an object with code and message, got ${show(error)}`];
}

function validateId(id: unknown): string[] {
  return typeof id === 'number' || typeof id === 'string' ? [] : [`id: expected number or string, got ${show(id)}`];
}

function isSubscriptionId(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function validateUnsubscribe(params: unknown): string[] {
  return Array.isArray(params) && params.length === 1 && isSubscriptionId(params[0])
    ? []
    : [`params: expected [subscription id], got ${show(params)}`];
}

function validateSubscribe({stream}: ChainstreamMethod, params: unknown): string[] {
  if (!isObject(params)) return [`params: expected an object with named fields, got ${show(params)}`];
  const problems = checkTree(params, treeOf(chainstreamParameters[stream]), 'params', {unknownFields: true});
  return problems.length > 0 ? problems : validateMeaning(params);
}

const networks = ['solana-mainnet', 'solana-devnet'];
const commitments = ['processed', 'confirmed', 'finalized'];

/** What the descriptions of the parameters say and their types do not. */
function validateMeaning({network, verified, filter}: Record<string, unknown>): string[] {
  const problems: string[] = [];
  if (!networks.includes(String(network))) {
    problems.push(`params.network: ${show(network)} is none of ${networks.join(', ')}`);
  }
  const {commitment = 'processed', accountKeys} = isObject(filter) ? filter : {};
  if (!commitments.includes(String(commitment))) {
    problems.push(`params.filter.commitment: ${show(commitment)} is none of ${commitments.join(', ')}`);
  }
  if (verified === true && commitment !== 'processed') {
    problems.push(`params.verified: true goes with the commitment processed only, not with ${show(commitment)}`);
  }
  for (const [list, keys] of Object.entries(isObject(accountKeys) ? accountKeys : {})) {
    for (const [index, key] of (Array.isArray(keys) ? keys : []).entries()) {
      if (isFormat(String(key), 'pubkey')) continue;
      problems.push(`params.filter.accountKeys.${list}[${index}]: ${show(key)} is no pubkey (base58 of 32 bytes)`);
    }
  }
  return problems;
}

function validateNotified({stream}: ChainstreamMethod, params: unknown, options: CheckOptions): string[] {
  if (!isObject(params)) return [`params: expected object, got ${show(params)}`];
  const id = isSubscriptionId(params.subscription)
    ? []
    : [`params.subscription: expected an integer, got ${show(params.subscription)}`];
  if (!isObject(params.result)) return [...id, `params.result: expected object, got ${show(params.result)}`];
  const problems =
    stream === 'encodedBlocks'
      ? validateEncodedBlock(params.result, options)
      : checkTree(params.result, treeOf(requiredFields(stream)), 'params.result', {
          unknownFields: false,
          shortened: options.shortened,
        });
  return [...id, ...problems];
}

/** The envelope is not published; the documentation says that the block is the one `getBlock` returns. */
function validateEncodedBlock({context, value}: Record<string, unknown>, options: CheckOptions): string[] {
  if (!isObject(context)) return [`params.result.context: expected object, got ${show(context)}`];
  if (!isObject(value)) return [`params.result.value: expected object, got ${show(value)}`];
  const slot: Described = {type: 'u64', name: 'slot', required: true};
  const block = rpcMethods.find(({name}) => name === 'getBlock')?.result.fields ?? [];
  return checkFields(value, [slot, ...block], 'params.result.value', {...options, inParams: false});
}

interface Leaf {
  readonly type: string;
  readonly required: boolean;
}

type Tree = Map<string, Leaf | Tree>;

function requiredFields(stream: Exclude<ChainstreamStream, 'encodedBlocks'>) {
  return chainstreamPayloads[stream].map((field) => ({...field, required: true}));
}

/** The list of `a.b.c` names as nested maps; one entry may name several fields, separated by commas. */
function treeOf(fields: readonly {readonly name: string; readonly type: string; readonly required: boolean}[]): Tree {
  const tree: Tree = new Map();
  for (const {name, type, required} of fields) {
    for (const path of name.split(', ')) {
      const steps = path.split('.');
      const last = steps.pop() ?? '';
      let parent = tree;
      for (const step of steps) {
        const child = parent.get(step);
        const next: Tree = child instanceof Map ? child : new Map();
        parent.set(step, next);
        parent = next;
      }
      parent.set(last, {type, required});
    }
  }
  return tree;
}

function checkTree(
  value: Record<string, unknown>,
  tree: Tree,
  path: string,
  options: CheckOptions & {readonly unknownFields: boolean},
): string[] {
  const problems: string[] = [];
  for (const [name, node] of tree) {
    const given = value[name];
    const at = `${path}.${name}`;
    if (given === undefined) {
      if (isRequired(node) && options.shortened !== true) problems.push(`${at}: missing`);
    } else if (node instanceof Map) {
      if (isObject(given)) problems.push(...checkTree(given, node, at, options));
      else problems.push(`${at}: expected object, got ${show(given)}`);
    } else if (!isOfType(given, node.type)) {
      problems.push(`${at}: expected ${node.type}, got ${show(given)}`);
    }
  }
  if (options.unknownFields) {
    for (const name of Object.keys(value)) {
      if (!tree.has(name)) problems.push(`${path}.${name}: unknown field; known are ${[...tree.keys()].join(', ')}`);
    }
  }
  return problems;
}

function isRequired(node: Leaf | Tree): boolean {
  return node instanceof Map ? [...node.values()].some(isRequired) : node.required;
}

/** The types as src/data/chainstream.ts words them. */
function isOfType(value: unknown, type: string): boolean {
  if (type.endsWith(' or null')) return value === null || isOfType(value, type.slice(0, -' or null'.length));
  const items = /^array of (\w+)s$/.exec(type)?.[1];
  if (items !== undefined) return Array.isArray(value) && value.every((item) => isOfType(item, items));
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    default:
      throw new Error(`src/data/chainstream.ts: "${type}" is not a type this check knows.`);
  }
}
