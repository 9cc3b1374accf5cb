import {
  addressBytes,
  blockhashBytes,
  computeSettingFormats,
  headerBytes,
  signatureBytes,
  v1Format,
  versionBytes,
} from '../../data/transaction-format';
import {instructionCount, loadedAccounts, type TransactionShape} from './shape';

export type SizePart = 'signatures' | 'frame' | 'addresses' | 'instructions' | 'data' | 'settings' | 'tables';

/** Bytes of each part. */
export type Size = Readonly<Record<SizePart, number>>;

/** The exact size of the serialized transaction. */
export function sizeOf(shape: TransactionShape): Size {
  return shape.version === 'v1' ? sizeOfV1(shape) : sizeOfLegacyOrV0(shape);
}

export function totalBytes(size: Size): number {
  return sum(Object.values(size), (bytes) => bytes);
}

/** Size of a list's length prefix in bytes (compact-u16: 7 bits per byte). */
export function lengthBytes(length: number): number {
  if (length < 2 ** 7) return 1;
  return length < 2 ** 14 ? 2 : 3;
}

function sizeOfLegacyOrV0(shape: TransactionShape): Size {
  const {version, signatures, accounts, instructions, tables} = shape;
  const settings = settingFormats(shape);
  const hasBudgetProgram = settings.length > 0;
  const ownAddresses = accounts - loadedAccounts(shape);
  const isV0 = version === 'v0';
  return {
    signatures: lengthBytes(signatures) + signatures * signatureBytes,
    frame:
      (isV0 ? versionBytes : 0) +
      headerBytes +
      blockhashBytes +
      lengthBytes(ownAddresses + (hasBudgetProgram ? 1 : 0)) +
      lengthBytes(instructionCount(shape) + settings.length),
    addresses: ownAddresses * addressBytes,
    // Program index, number of accounts, account indexes, and length of the data.
    instructions: sum(
      instructions,
      ({times, accounts: indexes, dataBytes}) => times * (1 + lengthBytes(indexes) + indexes + lengthBytes(dataBytes)),
    ),
    data: dataBytesOf(shape),
    settings:
      (hasBudgetProgram ? addressBytes : 0) +
      sum(settings, ({instructionDataBytes: bytes}) => 1 + lengthBytes(0) + lengthBytes(bytes) + bytes),
    tables: isV0
      ? lengthBytes(tables.length) +
        sum(
          tables,
          ({writable, readonly}) => addressBytes + lengthBytes(writable) + writable + lengthBytes(readonly) + readonly,
        )
      : 0,
  };
}

function sizeOfV1(shape: TransactionShape): Size {
  const {signatures, accounts, instructions} = shape;
  return {
    signatures: signatures * signatureBytes,
    frame: versionBytes + headerBytes + v1Format.configMaskBytes + blockhashBytes + 2 * v1Format.countBytes,
    addresses: accounts * addressBytes,
    instructions: sum(
      instructions,
      ({times, accounts: indexes}) => times * (v1Format.instructionHeaderBytes + indexes),
    ),
    data: dataBytesOf(shape),
    settings: sum(settingFormats(shape), ({v1FieldBytes}) => v1FieldBytes),
    tables: 0,
  };
}

function dataBytesOf({instructions}: TransactionShape): number {
  return sum(instructions, ({times, dataBytes}) => times * dataBytes);
}

function settingFormats({settings}: TransactionShape) {
  return computeSettingFormats.filter(({setting}) => settings.includes(setting));
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
