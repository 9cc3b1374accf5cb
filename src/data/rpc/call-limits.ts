import {httpMethods, type RpcField} from './methods';

const agave = 'https://github.com/anza-xyz/agave/blob/386cf57c45e135d8a3a8b7d16877eb896f695c64';
const nodeRequestLimits = `${agave}/rpc-client-types/src/request.rs`;
const nodeRpc = `${agave}/rpc/src/rpc.rs`;

/** A limit of the node software for a single call, independent of the plan. */
export interface CallLimit {
  readonly method: string;
  readonly max: number;
  /** What the limit counts. */
  readonly of: string;
  /** Error code above the limit; `null` if the response is truncated instead. */
  readonly error: number | null;
  readonly source: string;
  readonly verified: string;
}

const counted: readonly Omit<CallLimit, 'max' | 'verified'>[] = [
  {method: 'getBlocks', of: 'slots from first to last', error: -32602, source: nodeRequestLimits},
  {method: 'getBlocksWithLimit', of: 'blocks', error: -32602, source: nodeRequestLimits},
  {method: 'getInflationReward', of: 'addresses', error: -32602, source: nodeRequestLimits},
  {method: 'getLargestAccounts', of: 'accounts in the response', error: null, source: nodeRequestLimits},
  {method: 'getMultipleAccounts', of: 'addresses', error: -32602, source: nodeRequestLimits},
  {method: 'getProgramAccounts', of: 'filters', error: -32602, source: nodeRequestLimits},
  {method: 'getRecentPerformanceSamples', of: 'samples', error: -32602, source: nodeRpc},
  {method: 'getRecentPrioritizationFees', of: 'addresses', error: -32602, source: nodeRpc},
  {method: 'getSignatureStatuses', of: 'signatures', error: -32602, source: nodeRequestLimits},
  {method: 'getSignaturesForAddress', of: 'signatures', error: -32602, source: nodeRequestLimits},
  {method: 'getSlotLeaders', of: 'slots', error: -32602, source: nodeRequestLimits},
  {method: 'getTokenLargestAccounts', of: 'accounts in the response', error: null, source: nodeRequestLimits},
];

/** Defaults of Agave, some of which an operator can change. */
export const callLimits: readonly CallLimit[] = counted.map((row) => ({
  ...row,
  max: maxOf(row.method),
  verified: '2026-11-21',
}));

export function callLimitOf(name: string): CallLimit {
  const limit = callLimits.find(({method}) => method === name);
  if (limit === undefined) throw new Error(`There is no call limit for ${name}.`);
  return limit;
}

/** The method's limit in the reference; throws unless there is exactly one. */
function maxOf(name: string): number {
  const method = httpMethods.find((each) => each.name === name);
  const [max, ...others] = limitsIn([...(method?.params ?? []), ...(method?.result.fields ?? [])]);
  if (max === undefined || others.length > 0)
    throw new Error(`rpc-methods.json must have exactly one limit for ${name}.`);
  return max;
}

function limitsIn(fields: readonly RpcField[] = []): number[] {
  return fields.flatMap(({maximum, maxItems, maxSpan, fields: inner}) => [
    ...[maximum, maxItems, maxSpan].filter((limit) => limit !== undefined),
    ...limitsIn(inner),
  ]);
}
