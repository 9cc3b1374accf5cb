import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Address,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit';
import {RpcError} from '../rpc-error';

/** A legacy or version 0 message, with every optional list filled in. */
export interface Message {
  readonly version: 'legacy' | 0;
  readonly header: {
    readonly numRequiredSignatures: number;
    readonly numReadonlySignedAccounts: number;
    readonly numReadonlyUnsignedAccounts: number;
  };
  readonly accountKeys: readonly Address[];
  readonly recentBlockhash: string;
  readonly instructions: readonly {
    readonly programIdIndex: number;
    readonly accounts: readonly number[];
    readonly data: ReadonlyUint8Array;
  }[];
  readonly lookups: readonly {
    readonly accountKey: Address;
    readonly writableIndexes: readonly number[];
    readonly readonlyIndexes: readonly number[];
  }[];
}

export interface WireTransaction {
  readonly bytes: ReadonlyUint8Array;
  readonly transaction: Transaction;
  readonly message: Message;
  /** Base58, in signer order; a missing one is 64 zero bytes. */
  readonly signatures: readonly string[];
}

/** Size limit of a legacy or version 0 transaction, in bytes: one packet. */
const maxBytes = 1232;

const encoded = {
  base58: {maxLength: 1683, decode: (text: string) => getBase58Encoder().encode(text)},
  base64: {maxLength: 1644, decode: decodeBase64},
} as const;

/** @throws RpcError -32602 with a message from the reference. */
export function decodeTransaction(text: string, encoding = 'base58'): WireTransaction {
  const bytes = decodeText(text, encoding, 'solana_transaction::versioned::VersionedTransaction');
  const transaction = deserialize('solana_transaction::versioned::VersionedTransaction', () =>
    getTransactionDecoder().decode(bytes),
  );
  return {
    bytes,
    transaction,
    message: decodeMessage(transaction.messageBytes),
    signatures: Object.values(transaction.signatures).map((signature) =>
      getBase58Decoder().decode(signature ?? new Uint8Array(64)),
    ),
  };
}

/** @throws RpcError -32602 with a message from the reference. */
export function decodeBase64Message(text: string): Message {
  return decodeMessage(decodeText(text, 'base64', 'solana_message::versions::VersionedMessage'));
}

function decodeMessage(bytes: ReadonlyUint8Array): Message {
  const compiled = deserialize('solana_message::versions::VersionedMessage', () =>
    getCompiledTransactionMessageDecoder().decode(bytes),
  );
  if (compiled.version === 1) {
    throw new RpcError(
      -32602,
      'invalid transaction: Transaction version is unsupported',
      'The mock does not support v1.',
    );
  }
  const {header} = compiled;
  return {
    version: compiled.version,
    header: {
      numRequiredSignatures: header.numSignerAccounts,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    accountKeys: compiled.staticAccounts,
    recentBlockhash: compiled.lifetimeToken,
    instructions: compiled.instructions.map(({programAddressIndex, accountIndices, data}) => ({
      programIdIndex: programAddressIndex,
      accounts: accountIndices ?? [],
      data: data ?? new Uint8Array(),
    })),
    lookups: ('addressTableLookups' in compiled ? (compiled.addressTableLookups ?? []) : []).map(
      ({lookupTableAddress, writableIndexes, readonlyIndexes}) => ({
        accountKey: lookupTableAddress,
        writableIndexes,
        readonlyIndexes,
      }),
    ),
  };
}

function decodeText(text: string, encoding: string, type: string): ReadonlyUint8Array {
  const name = encoding === 'binary' ? 'base58' : encoding;
  if (name !== 'base58' && name !== 'base64') {
    throw new RpcError(-32602, `unsupported encoding: ${encoding}. Supported encodings: base58, base64`);
  }
  const {maxLength, decode} = encoded[name];
  if (text.length > maxLength) {
    throw new RpcError(
      -32602,
      `${name} encoded ${type} too large: ${text.length} bytes (max: encoded/raw ${maxLength}/${maxBytes})`,
    );
  }
  const bytes = decodeOr(() => decode(text), `invalid ${name} encoding: `);
  if (bytes.length > maxBytes) {
    throw new RpcError(-32602, `decoded ${type} too large: ${bytes.length} bytes (max: ${maxBytes} bytes)`);
  }
  return bytes;
}

function deserialize<T>(type: string, decode: () => T): T {
  return decodeOr(decode, `failed to deserialize ${type}: `);
}

function decodeOr<T>(decode: () => T, text: string): T {
  try {
    return decode();
  } catch (error) {
    throw new RpcError(-32602, text + (error instanceof Error ? error.message : String(error)));
  }
}

/** Strict, unlike Node.js: rejects characters outside the alphabet, and missing padding. */
function decodeBase64(text: string): ReadonlyUint8Array {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) {
    throw new Error('Invalid symbol or padding.');
  }
  return getBase64Encoder().encode(text);
}

/** Whether the account at an index is writable, according to the header only. */
export function isWritable({header, accountKeys}: Message, index: number): boolean {
  return index < header.numRequiredSignatures
    ? index < header.numRequiredSignatures - header.numReadonlySignedAccounts
    : index < accountKeys.length - header.numReadonlyUnsignedAccounts;
}
