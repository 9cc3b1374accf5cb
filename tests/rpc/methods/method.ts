import {RpcError, rpcError} from '../rpc-error';
import type {Cluster} from '../runtime/cluster';
import type {Commitment} from '../runtime/commitment';
import type {Faucet} from '../runtime/faucet';

/** The state that methods read and change. */
export interface Node {
  readonly cluster: Cluster;
  readonly faucet: Faucet;
}

/** Params are validated against the schema beforehand, so a method may cast them. */
type Method = (params: readonly unknown[], node: Node) => unknown;

export type Methods = Readonly<Record<string, Method>>;

/** Config that most methods accept as their last param. */
export interface ReadConfig {
  readonly commitment?: Commitment;
  readonly minContextSlot?: number | null;
}

/** The `config` object of a call; empty when absent. */
export function configOf(value: unknown): ReadConfig & Record<string, unknown> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}

export interface ReadContext {
  readonly commitment: Commitment;
  readonly context: {readonly apiVersion: string; readonly slot: number};
}

export const apiVersion = '4.3.0';

/**
 * The commitment and slot at which a call reads.
 *
 * @throws RpcError -32016 when that slot is older than `minContextSlot`.
 */
export function readContext({cluster}: Node, {commitment = 'finalized', minContextSlot}: ReadConfig): ReadContext {
  const {slot} = cluster.blockAt(commitment);
  if (minContextSlot !== undefined && minContextSlot !== null && slot < minContextSlot) {
    throw rpcError(-32016, {}, {contextSlot: slot});
  }
  return {commitment, context: {apiVersion, slot}};
}

/** @throws RpcError -32602 at `processed`, which ledger methods do not support. */
export function ledgerCommitment({commitment = 'finalized'}: ReadConfig): Commitment {
  if (commitment !== 'processed') return commitment;
  throw new RpcError(-32602, 'Method does not support commitment below `confirmed`');
}

/** @throws RpcError -32602 with a node's message. */
export function assertAtMost(count: number, max: number): void {
  if (count > max) throw new RpcError(-32602, `Too many inputs provided; max ${max}`);
}
