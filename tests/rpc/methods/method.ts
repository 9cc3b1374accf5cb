import type {Faucet} from '../runtime/faucet';
import type {Cluster} from '../runtime/cluster';
import type {Commitment} from '../runtime/commitment';
import {RpcError, rpcError} from '../rpc-error';

/** What a method works on. */
export interface Node {
  readonly cluster: Cluster;
  readonly faucet: Faucet;
}

/** Params have passed the schema when a method gets them, so that it may assert their types. */
export type Method = (params: readonly unknown[], node: Node) => unknown;

export type Methods = Readonly<Record<string, Method>>;

/** What most methods take in their last param. */
export interface ReadConfig {
  readonly commitment?: Commitment;
  readonly minContextSlot?: number | null;
}

/** The `config` object of a call; an absent one is empty. */
export function configOf(value: unknown): ReadConfig & Record<string, unknown> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}

export interface ReadContext {
  readonly commitment: Commitment;
  readonly context: {readonly apiVersion: string; readonly slot: number};
}

export const apiVersion = '4.3.0';

/**
 * The state a call reads.
 *
 * @throws RpcError -32016 when that state is older than `minContextSlot`.
 */
export function readContext({cluster}: Node, {commitment = 'finalized', minContextSlot}: ReadConfig): ReadContext {
  const {slot} = cluster.blockAt(commitment);
  if (minContextSlot !== undefined && minContextSlot !== null && slot < minContextSlot) {
    throw rpcError(-32016, {}, {contextSlot: slot});
  }
  return {commitment, context: {apiVersion, slot}};
}

/** @throws RpcError -32602 at `processed`, which methods of the ledger do not serve. */
export function ledgerCommitment({commitment = 'finalized'}: ReadConfig): Commitment {
  if (commitment !== 'processed') return commitment;
  throw new RpcError(-32602, 'Method does not support commitment below `confirmed`');
}

/** @throws RpcError -32602 with the text of a node. */
export function assertAtMost(count: number, most: number): void {
  if (count > most) throw new RpcError(-32602, `Too many inputs provided; max ${most}`);
}
