import {getAddressDecoder, getBase58Decoder, getBase64Decoder, type Address, type EncodedAccount} from '@solana/kit';
import {Clock, FailedTransactionMetadata, LiteSVM, type TransactionMetadata} from 'litesvm';
import {feeOf} from './fees';
import {lookupTableMetaBytes} from './lookup-tables';
import {readMint, readTokenAccount, uiTokenAmount, type UiTokenAmount} from './tokens';
import {toTransactionError, type TransactionErrorJson} from './transaction-error';
import {isWritable, type Message, type WireTransaction} from './wire';

export interface TokenBalance {
  readonly accountIndex: number;
  readonly mint: Address;
  readonly owner: Address;
  readonly programId: Address;
  readonly uiTokenAmount: UiTokenAmount;
}

export interface InnerInstructions {
  /** Index of the outer instruction that invoked them. */
  readonly index: number;
  readonly instructions: readonly {
    readonly programIdIndex: number;
    readonly accounts: readonly number[];
    /** Base58. */
    readonly data: string;
    readonly stackHeight: number;
  }[];
}

/** Result of executing or simulating a transaction. */
export interface Run {
  readonly err: TransactionErrorJson | null;
  readonly logs: readonly string[];
  readonly unitsConsumed: bigint;
  readonly loadedAccountsDataSize: number;
  readonly returnData: {readonly programId: string; readonly data: readonly [string, 'base64']} | null;
  readonly innerInstructions: readonly InnerInstructions[];
  readonly fee: bigint;
  /** Static keys, then those from lookup tables: the list that instructions index into. */
  readonly keys: readonly Address[];
  readonly loadedAddresses: {readonly writable: readonly Address[]; readonly readonly: readonly Address[]};
  readonly preBalances: readonly bigint[];
  readonly postBalances: readonly bigint[];
  readonly preTokenBalances: readonly TokenBalance[];
  readonly postTokenBalances: readonly TokenBalance[];
  /** Writable accounts, before and after. */
  readonly writes: readonly AccountWrite[];
}

export interface AccountWrite {
  readonly address: Address;
  readonly before: EncodedAccount | undefined;
  readonly after: EncodedAccount | undefined;
}

type Accounts = ReadonlyMap<Address, EncodedAccount | undefined>;

/** The runtime and the latest account state. Unaware of blocks and commitments: see `Cluster`. */
export class Bank {
  // `Cluster` checks blockhashes and duplicates, since it has the blockhash queue.
  private readonly svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n);

  setTime(slot: number, epoch: number, unixTime: number): void {
    const [at, number, time] = [BigInt(slot), BigInt(epoch), BigInt(unixTime)];
    this.svm.setClock(new Clock(at, time, number, number + 1n, time));
  }

  /** An account without lamports does not exist. */
  account(at: Address): EncodedAccount | undefined {
    const account = this.svm.getAccount(at);
    return account.exists && account.lamports > 0n ? account : undefined;
  }

  setAccount(account: EncodedAccount): void {
    this.svm.setAccount(account);
  }

  programAccounts(program: Address): EncodedAccount[] {
    return this.svm.getProgramAccounts(program);
  }

  rentExemptBalance(bytes: number): bigint {
    return this.svm.minimumBalanceForRentExemption(BigInt(bytes));
  }

  execute(wire: WireTransaction): Run {
    return this.run(wire, () => {
      const result = this.svm.withSigverify(true).sendTransaction(wire.transaction);
      return {result, after: (key) => this.account(key)};
    });
  }

  simulate(wire: WireTransaction, {sigVerify}: {sigVerify: boolean}): Run {
    return this.run(wire, () => {
      const result = this.svm.withSigverify(sigVerify).simulateTransaction(wire.transaction);
      if (result instanceof FailedTransactionMetadata) return {result, after: (key) => this.account(key)};
      const written = new Map(result.postAccounts().map((account) => [account.address, account]));
      return {
        result: result.meta(),
        after: (key) => written.get(key) ?? this.account(key),
      };
    });
  }

  private run(wire: WireTransaction, attempt: () => Attempt): Run {
    const {message} = wire;
    const loadedAddresses = this.loadedAddresses(message);
    const keys = [...message.accountKeys, ...loadedAddresses.writable, ...loadedAddresses.readonly];
    const before: Accounts = new Map(keys.map((key) => [key, this.account(key)]));
    const {err, meta, after: accountAfter} = this.tryAttempt(attempt);
    const after: Accounts = new Map(keys.map((key) => [key, accountAfter(key)]));
    const isWritten = (index: number) =>
      index < message.accountKeys.length
        ? isWritable(message, index)
        : index < message.accountKeys.length + loadedAddresses.writable.length;
    return {
      err,
      logs: meta?.logs() ?? [],
      unitsConsumed: meta?.computeUnitsConsumed() ?? 0n,
      loadedAccountsDataSize: [...before.values()].reduce((sum, account) => sum + sizeOf(account), 0),
      returnData: meta ? readReturnData(meta) : null,
      innerInstructions: meta ? readInnerInstructions(meta) : [],
      fee: feeOf(message),
      keys,
      loadedAddresses,
      preBalances: keys.map((key) => balanceOf(before, key)),
      postBalances: keys.map((key) => balanceOf(after, key)),
      preTokenBalances: this.tokenBalances(keys, before),
      postTokenBalances: this.tokenBalances(keys, after),
      writes: keys.flatMap((key, index) =>
        isWritten(index) ? [{address: key, before: before.get(key), after: after.get(key)}] : [],
      ),
    };
  }

  private tryAttempt(attempt: () => Attempt): Omit<Attempt, 'result'> & {
    err: TransactionErrorJson | null;
    meta?: TransactionMetadata;
  } {
    try {
      const {result, after} = attempt();
      return result instanceof FailedTransactionMetadata
        ? {err: toTransactionError(result.err()), meta: result.meta(), after}
        : {err: null, meta: result, after};
    } catch {
      // litesvm throws when signatures are missing.
      return {err: 'SignatureFailure', after: (key) => this.account(key)};
    }
  }

  private loadedAddresses({lookups}: Message): Run['loadedAddresses'] {
    const load = (list: 'writableIndexes' | 'readonlyIndexes') =>
      lookups.flatMap((lookup) => lookup[list].map((index) => this.lookUp(lookup.accountKey, index)));
    const isAddress = (found: Address | undefined) => found !== undefined;
    return {
      writable: load('writableIndexes').filter(isAddress),
      readonly: load('readonlyIndexes').filter(isAddress),
    };
  }

  private lookUp(table: Address, index: number): Address | undefined {
    const account = this.account(table);
    const offset = lookupTableMetaBytes + index * 32;
    if (!account || account.data.length < offset + 32) return undefined;
    return getAddressDecoder().decode(account.data, offset);
  }

  private tokenBalances(keys: readonly Address[], accounts: Accounts): TokenBalance[] {
    return keys.flatMap((key, accountIndex) => {
      const account = accounts.get(key);
      const token = readTokenAccount(account);
      const mint = token && readMint(this.account(token.mint));
      if (!account || !token || !mint) return [];
      return [
        {
          accountIndex,
          mint: token.mint,
          owner: token.owner,
          programId: account.programAddress,
          uiTokenAmount: uiTokenAmount(token.amount, mint.decimals),
        },
      ];
    });
  }
}

interface Attempt {
  readonly result: TransactionMetadata | FailedTransactionMetadata;
  readonly after: (key: Address) => EncodedAccount | undefined;
}

/** Bytes that the runtime counts per account on top of its data. */
const accountBaseBytes = 64;

function sizeOf(account: EncodedAccount | undefined): number {
  return account ? account.data.length + accountBaseBytes : 0;
}

function balanceOf(accounts: Accounts, key: Address): bigint {
  return accounts.get(key)?.lamports ?? 0n;
}

function readReturnData(meta: TransactionMetadata): Run['returnData'] {
  const returned = meta.returnData();
  const data = returned.data();
  if (data.length === 0) return null;
  return {
    programId: getAddressDecoder().decode(returned.programId()),
    data: [getBase64Decoder().decode(data), 'base64'],
  };
}

function readInnerInstructions(meta: TransactionMetadata): InnerInstructions[] {
  return meta.innerInstructions().flatMap((inner, index) => {
    if (inner.length === 0) return [];
    const instructions = inner.map((called) => {
      const instruction = called.instruction();
      return {
        programIdIndex: instruction.programIdIndex(),
        accounts: [...instruction.accounts()],
        data: getBase58Decoder().decode(instruction.data()),
        stackHeight: called.stackHeight(),
      };
    });
    return [{index, instructions}];
  });
}
