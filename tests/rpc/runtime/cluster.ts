import {createHash, randomBytes} from 'node:crypto';
import {EventEmitter} from 'node:events';
import {getBase58Decoder, type Address, type EncodedAccount} from '@solana/kit';
import {Bank, type Run} from './bank';
import {commitments, slotsUntil, type Commitment} from './commitment';
import {computeBudgetOf} from './fees';
import type {WireTransaction} from './wire';

export interface Block {
  readonly slot: number;
  readonly parentSlot: number;
  readonly blockhash: string;
  readonly previousBlockhash: string;
  readonly height: number;
  /** Unix time in seconds. */
  readonly time: number;
  readonly transactions: Landed[];
}

/** A transaction in a block, whether it succeeded or failed. */
export interface Landed extends Run {
  readonly wire: WireTransaction;
  readonly signature: string;
  readonly slot: number;
  readonly time: number;
  /** Position in the block. */
  readonly index: number;
}

interface Events {
  /** A new block, at commitment `processed`. */
  block: [Block];
  /** A block reached a commitment; emitted in slot order. */
  reached: [Block, Commitment];
  /** The block of a transaction reached a commitment. */
  transaction: [Landed, Commitment];
  /** A signature was received; the transaction has not run yet. */
  received: [string];
}

/** Current slot in the examples of the reference, and the number of skipped slots before it. */
export const firstSlot = 446_970_123;
const emptySlots = 21_958_403;
export const slotsInEpoch = 432_000;

/** Number of blocks for which a blockhash stays valid. */
const blockhashLifetime = 150;
/** Number of empty blocks at the start, and the maximum number of blocks kept. */
const pastBlocks = 200;
const keptBlocks = 1_000;

/** Between the initial blocks; later blocks are stamped with the time at which they are produced. */
const millisPerSlot = 400;

/**
 * A single-node cluster: blocks, expiring blockhashes, and commitments that blocks reach as slots pass. There is no
 * consensus and no fork, and no slot is skipped.
 */
export class Cluster {
  readonly events = new EventEmitter<Events>().setMaxListeners(0);
  readonly bank = new Bank();
  private readonly blocks = new Map<number, Block>();
  private readonly landed = new Map<string, Landed>();
  private readonly blockhashes = new Map<string, Block>();
  /** Account values from before each block that is not finalized yet; oldest first. */
  private readonly earlier = new Map<
    Address,
    {readonly slot: number; readonly account: EncodedAccount | undefined}[]
  >();
  private readonly seed = randomBytes(32);
  private current: Block;
  private executed = 0;
  /** Accepts transactions but never includes them in a block, as when no leader receives them. */
  dropsTransactions = false;

  constructor() {
    this.current = this.block(firstSlot - pastBlocks, hashOf(this.seed, -1));
    for (let slot = this.current.slot + 1; slot <= firstSlot; slot += 1) this.open(slot);
  }

  get processed(): Block {
    return this.current;
  }

  /** The newest block that has reached a commitment. */
  blockAt(commitment: Commitment): Block {
    const block = this.blocks.get(this.current.slot - slotsUntil[commitment]);
    if (!block) throw new Error(`No block is ${commitment}.`);
    return block;
  }

  /** The same cluster, on which each commitment is this many slots lower. */
  behind(slots: number): Cluster {
    const blockAt = (commitment: Commitment): Block => {
      const block = this.blocks.get(this.blockAt(commitment).slot - slots);
      if (!block) throw new Error(`The node cannot be ${slots} slots behind.`);
      return block;
    };
    return Object.assign(Object.create(this) as Cluster, {blockAt});
  }

  get firstAvailableSlot(): number {
    return Math.min(...this.blocks.keys());
  }

  find(slot: number): Block | undefined {
    return this.blocks.get(slot);
  }

  recentBlocks(count: number): Block[] {
    return [...this.blocks.values()].slice(-count);
  }

  transaction(signature: string): Landed | undefined {
    return this.landed.get(signature);
  }

  transactions(): Landed[] {
    return [...this.landed.values()];
  }

  get transactionCount(): number {
    return this.executed;
  }

  /** Highest commitment that the block of a slot has reached. */
  commitmentOf(slot: number): Commitment {
    const age = this.current.slot - slot;
    return commitments.findLast((commitment) => age >= slotsUntil[commitment]) ?? 'processed';
  }

  /** An account as of the newest block at a commitment. */
  account(at: Address, commitment: Commitment): EncodedAccount | undefined {
    const {slot} = this.blockAt(commitment);
    const value = this.earlier.get(at)?.find((change) => change.slot > slot);
    return value ? value.account : this.bank.account(at);
  }

  programAccounts(program: Address, commitment: Commitment): EncodedAccount[] {
    return this.bank.programAccounts(program).flatMap((newest) => {
      const account = this.account(newest.address, commitment);
      return account?.programAddress === program ? [account] : [];
    });
  }

  lastValidBlockHeight(block: Block): number {
    return block.height + blockhashLifetime;
  }

  isBlockhashValid(blockhash: string, commitment: Commitment): boolean {
    const block = this.blockhashes.get(blockhash);
    const newest = this.blockAt(commitment);
    return block !== undefined && block.slot <= newest.slot && newest.height <= this.lastValidBlockHeight(block);
  }

  /** Why a transaction is rejected before it reaches the runtime, if it is. */
  rejectionReason(wire: WireTransaction): 'AlreadyProcessed' | 'BlockhashNotFound' | undefined {
    if (this.landed.has(wire.signatures[0] ?? '')) return 'AlreadyProcessed';
    if (!this.isBlockhashValid(wire.message.recentBlockhash, 'processed') && !usesNonce(wire)) {
      return 'BlockhashNotFound';
    }
    return undefined;
  }

  /**
   * Executes a transaction in the current block.
   *
   * @returns undefined when it does not land: only a transaction that pays its fee is included.
   */
  land(wire: WireTransaction): Landed | undefined {
    const signature = wire.signatures[0] ?? '';
    this.events.emit('received', signature);
    if (this.dropsTransactions || this.rejectionReason(wire)) return undefined;
    const run = this.bank.execute(wire);
    if (run.err !== null && !isInstructionError(run.err)) return undefined;

    const {slot, time, transactions} = this.current;
    const landed: Landed = {...run, wire, signature, slot, time, index: transactions.length};
    for (const {address, before} of run.writes) {
      const values = this.earlier.get(address) ?? [];
      values.push({slot, account: before});
      this.earlier.set(address, values);
    }
    transactions.push(landed);
    this.landed.set(signature, landed);
    this.executed += 1;
    this.events.emit('transaction', landed, 'processed');
    return landed;
  }

  /** Advances by a number of slots, each with a block. */
  advance(slots = 1): void {
    for (let count = 0; count < slots; count += 1) this.open(this.current.slot + 1);
  }

  /** Expires every blockhash issued so far. */
  expireBlockhashes(): void {
    this.advance(blockhashLifetime + slotsUntil.finalized + 1);
  }

  /** Lowest compute unit price among the transactions of a block that write to all of these accounts. */
  lowestPrice(block: Block, writtenTo: readonly string[]): bigint {
    const prices = block.transactions
      .filter(({writes}) => writtenTo.every((key) => writes.some(({address}) => address === key)))
      .map(({wire}) => computeBudgetOf(wire.message).unitPrice);
    return prices.reduce((least, price) => (price < least ? price : least), prices[0] ?? 0n);
  }

  private open(slot: number): void {
    this.current = this.block(slot, this.current.blockhash);
    this.events.emit('block', this.current);
    for (const commitment of commitments) {
      const block = this.blocks.get(slot - slotsUntil[commitment]);
      if (!block) continue;
      if (commitment !== 'processed') {
        for (const landed of block.transactions) this.events.emit('transaction', landed, commitment);
      }
      this.events.emit('reached', block, commitment);
    }
    this.forget();
  }

  private block(slot: number, previousBlockhash: string): Block {
    const block: Block = {
      slot,
      parentSlot: slot - 1,
      blockhash: hashOf(this.seed, slot),
      previousBlockhash,
      height: slot - emptySlots,
      time: Math.floor((Date.now() - Math.max(0, firstSlot - slot) * millisPerSlot) / 1_000),
      transactions: [],
    };
    this.blocks.set(slot, block);
    this.blockhashes.set(block.blockhash, block);
    this.bank.setTime(slot, Math.floor(slot / slotsInEpoch), block.time);
    return block;
  }

  private forget(): void {
    const finalized = this.current.slot - slotsUntil.finalized;
    for (const [address, values] of this.earlier) {
      const needed = values.filter(({slot}) => slot > finalized);
      if (needed.length === 0) this.earlier.delete(address);
      else this.earlier.set(address, needed);
    }
    const old = this.blocks.get(this.current.slot - keptBlocks);
    if (!old) return;
    this.blocks.delete(old.slot);
    this.blockhashes.delete(old.blockhash);
    for (const {signature} of old.transactions) this.landed.delete(signature);
  }
}

function hashOf(seed: Uint8Array, slot: number): string {
  return getBase58Decoder().decode(createHash('sha256').update(seed).update(String(slot)).digest());
}

function isInstructionError(err: NonNullable<Run['err']>): boolean {
  return typeof err === 'object' && 'InstructionError' in err;
}

/** A durable nonce replaces the recent blockhash when the first instruction advances it. */
function usesNonce({message}: WireTransaction): boolean {
  const [first] = message.instructions;
  return (
    first !== undefined &&
    message.accountKeys[first.programIdIndex] === '11111111111111111111111111111111' &&
    first.data.length === 4 &&
    first.data[0] === advanceNonceAccount
  );
}

const advanceNonceAccount = 4;
