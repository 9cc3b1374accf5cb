/** Sizes of the parts of a serialized transaction, in bytes. */
export const transactionFormatSource = {
  /** Legacy and v0: https://solana.com/docs/core/transactions describes them in words. */
  legacy:
    'https://github.com/anza-xyz/solana-sdk/blob/122f32e571ce39face4beffaccea733e37c207fd/message/src/versions/v0/mod.rs',
  v1: 'https://github.com/anza-xyz/solana-sdk/blob/122f32e571ce39face4beffaccea733e37c207fd/message/src/versions/v1/mod.rs',
  computeBudget:
    'https://github.com/anza-xyz/solana-sdk/blob/122f32e571ce39face4beffaccea733e37c207fd/compute-budget-interface/src/lib.rs',
  verified: '2026-11-21',
} as const;

export const signatureBytes = 64;
export const addressBytes = 32;
export const blockhashBytes = 32;
/** One byte each for the number of signers, read-only signers and other read-only accounts. */
export const headerBytes = 3;
/** In v0 and v1 only: legacy messages start with the header. */
export const versionBytes = 1;

/** Replaces the length prefixes of lists in legacy and v0. */
export const v1Format = {
  configMaskBytes: 4,
  /** Each for the number of instructions and of addresses. */
  countBytes: 1,
  /** Program index, number of accounts, and length of the data. */
  instructionHeaderBytes: 4,
} as const;

export type ComputeSetting = 'limit' | 'price' | 'data' | 'heap';

/** A compute setting: instruction data in legacy and v0, a message field in v1. */
export interface ComputeSettingFormat {
  readonly setting: ComputeSetting;
  readonly name: string;
  /** One byte for the discriminator, the rest for the value. */
  readonly instructionDataBytes: number;
  readonly v1FieldBytes: number;
}

export const computeSettingFormats: readonly ComputeSettingFormat[] = [
  {setting: 'limit', name: 'Compute unit limit', instructionDataBytes: 5, v1FieldBytes: 4},
  {setting: 'price', name: 'Price or priority fee', instructionDataBytes: 9, v1FieldBytes: 8},
  {setting: 'data', name: 'Loaded data limit', instructionDataBytes: 5, v1FieldBytes: 4},
  {setting: 'heap', name: 'Heap frame', instructionDataBytes: 5, v1FieldBytes: 4},
];
