/**
 * The Solana JSON-RPC methods, as typed lists.
 *
 * Source: `rpc-methods.json`, whose `source` field names the implementation it was read from
 * (anza-xyz/agave 4.3.0-beta.2) and when, and the sources of what a later release changed; see the README in this
 * folder.
 */
import type {Json} from '../../lib/json';
import type {JsonValue} from '../../lib/literals/json-value';
import type {Format} from '../../lib/rpc-check/format';
import reference from './rpc-methods.json';

export type RpcCategory =
  | 'Accounts'
  | 'Tokens'
  | 'Transactions'
  | 'Blocks'
  | 'Slots & epochs'
  | 'Cluster & nodes'
  | 'Staking & inflation'
  | 'Ledger history'
  | 'Subscriptions';

/** Limits that a node enforces on a field; `conventions` in the file defines each name. */
export interface FieldLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly maxSpan?: number;
}

/** A parameter, or a field of a parameter, result or notification. */
export interface RpcField extends FieldLimits {
  readonly name: string;
  /** `u64`, `string`, `array<T>`, `map<string, T>`, `[A, B]` (tuple), `A | B` (either), … */
  readonly type: string;
  /** In parameters: must be given. In results: always present, though it may be null. */
  readonly required: boolean;
  /** May be omitted, in which case the next parameter takes its position. */
  readonly skippable?: true;
  /** A node rejects null here; for any other optional parameter or setting, null means omitted. */
  readonly notNull?: true;
  /** Base58: `pubkey` and `hash` of 32 bytes, `signature` of 64. */
  readonly format?: Format;
  /** What the server assumes when the field is omitted; null means no value. */
  readonly default?: Json;
  /** Allowed values; if there are `fields`, those of a string that may replace the object. */
  readonly values?: readonly Json[];
  /** Name of the parameter that `maxSpan` is counted from. */
  readonly spanFrom?: string;
  /** Sentences, like `description`. In both, `{maximum}` is a placeholder for that limit. */
  readonly constraints?: string;
  readonly since?: string;
  /** Nodes before this release refuse the settings without the field. */
  readonly requiredBefore?: string;
  readonly deprecated?: boolean;
  readonly description: string;
  readonly fields?: readonly RpcField[];
}

export interface RpcResult {
  readonly type: string;
  readonly format?: RpcField['format'];
  readonly values?: readonly Json[];
  readonly description: string;
  readonly fields?: readonly RpcField[];
}

interface RpcMethodBase {
  readonly name: string;
  readonly category: RpcCategory;
  /** One sentence, including its period. */
  readonly summary: string;
  readonly deprecated: {readonly since?: string; readonly replacement?: string; readonly note?: string} | null;
  /** The only Syndica network that serves it, by cluster name. */
  readonly network?: 'devnet';
  /** Solana may change it without notice. */
  readonly unstable?: boolean;
  /** Validator flag that enables it. */
  readonly requiresFlag?: string;
  /** First release that serves it, or is expected to. */
  readonly since?: string;
  /** No release serves it yet; `since` is given. */
  readonly availability?: 'announced';
  /** In order: Solana's JSON-RPC parameters are positional. */
  readonly params: readonly RpcField[];
  readonly result: RpcResult;
  readonly notes?: readonly string[];
  /** JSON-RPC error codes, -32768 to -32000. */
  readonly errors: readonly number[];
  readonly example: {readonly params: readonly JsonValue[]; readonly result: unknown; readonly resultJson?: string};
}

interface HttpMethod extends RpcMethodBase {
  readonly transport: 'http';
}

export interface SubscriptionMethod extends RpcMethodBase {
  readonly transport: 'websocket';
  readonly notification: {
    readonly method: string;
    readonly type: string;
    readonly description: string;
    readonly fields: readonly RpcField[];
    /** When the server ends the subscription on its own. */
    readonly ends?: string;
    readonly example: object;
    readonly exampleJson?: string;
  };
  readonly unsubscribe: {
    readonly method: string;
    readonly params: readonly RpcField[];
    readonly result: RpcResult;
    readonly errors: readonly number[];
  };
}

export type RpcMethod = HttpMethod | SubscriptionMethod;

/** Categories in the order of the reference. */
export const rpcCategories = reference.categories as readonly RpcCategory[];

// The cast is needed since JSON imports have no literal types; the file is validated against `rpc-methods.schema.json`.
export const rpcMethods = reference.methods as unknown as readonly RpcMethod[];

export const httpMethods = rpcMethods.filter((method) => method.transport === 'http');

export const subscriptionMethods = rpcMethods.filter((method) => method.transport === 'websocket');

/** A method that nodes no longer support. */
export interface RemovedMethod {
  readonly name: string;
  readonly removedIn: string;
  /** The method to call instead, if there is an equivalent. */
  readonly replacement: string | null;
  readonly note?: string;
}

export const removedMethods = reference.removed as readonly RemovedMethod[];

/** Commitment levels that nodes no longer accept, and their replacement. */
export const removedCommitments: {
  readonly values: readonly string[];
  readonly removedIn: string;
  readonly replacement: string;
} = reference.removedCommitments;

/** The implementation the reference was read from: `anza-xyz/agave` at a release and a commit. */
export const rpcImplementation = reference.source.implementation;

/** A later release, whose changes for clients are in the reference, although its source was not read as a whole. */
export const rpcUpdate = reference.source.update;
