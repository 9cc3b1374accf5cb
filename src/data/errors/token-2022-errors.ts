/**
 * Errors of the Token-2022 program in addition to those of the Token program, for the decoder only.
 *
 * Numbers and names are those of `TokenError`, logged words those of its `to_str`; meanings in our own words.
 * The compiler numbers them consecutively from 0; comments in the source misnumber the last ones. Those after 68 are
 * omitted: they belong to an extension that was new at that commit.
 */
import type {CustomProgramError} from './solana-errors';

export const token2022ErrorsSource = {
  url: 'https://github.com/solana-program/token-2022/blob/437a19061c22d3370db1f9fa51608df647c6e906/interface/src/error.rs',
  verified: '2026-11-23',
} as const;

export interface Token2022Error extends CustomProgramError {
  /** What the program logs before it fails. */
  readonly words: string;
}

const named: readonly (readonly [code: number, name: string, meaning: string, words: string])[] = [
  [
    20,
    'ExtensionTypeMismatch',
    'The extension isn’t compatible with those that the mint or account already has.',
    'Error: New extension type does not match already existing extensions',
  ],
  [
    21,
    'ExtensionBaseMismatch',
    'An extension for mints was given to an account, or one for accounts to a mint.',
    'Error: Extension does not match the base type provided',
  ],
  [
    22,
    'ExtensionAlreadyInitialized',
    'The mint or account already has this extension.',
    'Error: Extension already initialized on this account',
  ],
  [
    23,
    'ConfidentialTransferAccountHasBalance',
    'Closing the account requires a confidential balance of zero.',
    'Error: An account can only be closed if its confidential balance is zero',
  ],
  [
    24,
    'ConfidentialTransferAccountNotApproved',
    'The authority of the mint hasn’t approved the account for confidential transfers.',
    'Error: Account not approved for confidential transfers',
  ],
  [
    25,
    'ConfidentialTransferDepositsAndTransfersDisabled',
    'The account accepts no confidential deposits or transfers.',
    'Error: Account not accepting deposits or transfers',
  ],
  [
    26,
    'ConfidentialTransferElGamalPubkeyMismatch',
    'The proof is for a different ElGamal public key than the account has.',
    'Error: ElGamal public key mismatch',
  ],
  [
    27,
    'ConfidentialTransferBalanceMismatch',
    'The proof is for a different balance than the account has.',
    'Error: Balance mismatch',
  ],
  [
    28,
    'MintHasSupply',
    'Closing the mint requires a supply of zero: burn all its tokens first.',
    'Error: Mint has non-zero supply. Burn all tokens before closing the mint',
  ],
  [
    29,
    'NoAuthorityExists',
    'The authority that would have to sign has been given up.',
    'Error: No authority exists to perform the desired operation',
  ],
  [
    30,
    'TransferFeeExceedsMaximum',
    'The transfer fee is above 10,000 basis points.',
    'Error: Transfer fee exceeds maximum of 10,000 basis points',
  ],
  [
    31,
    'MintRequiredForTransfer',
    'The tokens can’t be moved without naming their mint: use `TransferChecked` or `TransferCheckedWithFee`.',
    'Mint required for this account to transfer tokens, use `transfer_checked` or `transfer_checked_with_fee`',
  ],
  [
    32,
    'FeeMismatch',
    'The fee in the instruction is not the one that the mint requires.',
    'Calculated fee does not match expected fee',
  ],
  [
    33,
    'FeeParametersMismatch',
    'The proof is for a different transfer fee than the mint has.',
    'Fee parameters associated with zero-knowledge proofs do not match fee parameters in mint',
  ],
  [34, 'ImmutableOwner', 'The owner of the account can’t be changed.', 'The owner authority cannot be changed'],
  [
    35,
    'AccountHasWithheldTransferFees',
    'Closing the account requires withheld fees of zero: harvest them to the mint first.',
    'Error: An account can only be closed if its withheld fee balance is zero, harvest fees to the mint and try again',
  ],
  [
    36,
    'NoMemo',
    'The recipient accepts transfers only with a memo in the preceding instruction.',
    'Error: No memo in previous instruction required for recipient to receive a transfer',
  ],
  [37, 'NonTransferable', 'Tokens of this mint can’t be transferred.', 'Transfer is disabled for this mint'],
  [
    38,
    'NonTransferableNeedsImmutableOwnership',
    'Tokens that can’t be transferred go only to accounts with an immutable owner.',
    "Non-transferable tokens can't be minted to an account without immutable ownership",
  ],
  [
    39,
    'MaximumPendingBalanceCreditCounterExceeded',
    'The account can’t accept more pending credits: apply the pending balance first.',
    'The total number of `Deposit` and `Transfer` instructions to an account cannot exceed the associated `maximum_pending_balance_credit_counter`',
  ],
  [
    40,
    'MaximumDepositAmountExceeded',
    'The confidential deposit is above the maximum.',
    'Deposit amount exceeds maximum limit',
  ],
  [
    41,
    'CpiGuardSettingsLocked',
    'A program can’t turn the CPI guard of an account on or off: its owner has to call Token-2022 directly.',
    'CPI Guard status cannot be changed in CPI',
  ],
  [
    42,
    'CpiGuardTransferBlocked',
    'The account’s CPI guard stops a program from moving tokens as their owner. It needs a delegate.',
    'CPI Guard is enabled, and a program attempted to transfer user funds without using a delegate',
  ],
  [
    43,
    'CpiGuardBurnBlocked',
    'The account’s CPI guard stops a program from burning tokens as their owner. It needs a delegate.',
    'CPI Guard is enabled, and a program attempted to burn user funds without using a delegate',
  ],
  [
    44,
    'CpiGuardCloseAccountBlocked',
    'The account’s CPI guard lets a program close it only if its lamports go to the owner.',
    'CPI Guard is enabled, and a program attempted to close an account without returning lamports to owner',
  ],
  [
    45,
    'CpiGuardApproveBlocked',
    'The account’s CPI guard stops a program from approving a delegate.',
    'CPI Guard is enabled, and a program attempted to approve a delegate',
  ],
  [
    46,
    'CpiGuardSetAuthorityBlocked',
    'The account’s CPI guard stops a program from adding or changing an authority.',
    'CPI Guard is enabled, and a program attempted to add or change an authority',
  ],
  [
    47,
    'CpiGuardOwnerChangeBlocked',
    'The owner of the account can’t be changed while its CPI guard is on.',
    'Account ownership cannot be changed while CPI Guard is enabled',
  ],
  [48, 'ExtensionNotFound', 'The mint or account doesn’t have the extension.', 'Extension not found in account data'],
  [
    49,
    'NonConfidentialTransfersDisabled',
    'The account accepts only confidential transfers.',
    'Non-confidential transfers disabled',
  ],
  [
    50,
    'ConfidentialTransferFeeAccountHasWithheldFee',
    'Closing the account requires a withheld confidential fee of zero.',
    'Account has non-zero confidential withheld fee',
  ],
  [
    51,
    'InvalidExtensionCombination',
    'These extensions can’t be combined on one mint or account.',
    'Mint or account is initialized to an invalid combination of extensions',
  ],
  [
    52,
    'InvalidLengthForAlloc',
    'Extension data can be replaced only by data of the same length.',
    'Extension allocation with overwrite must use the same length',
  ],
  [
    53,
    'AccountDecryption',
    'A confidential balance could not be decrypted.',
    'Failed to decrypt a confidential transfer account',
  ],
  [54, 'ProofGeneration', 'A zero-knowledge proof could not be generated.', 'Failed to generate proof'],
  [
    55,
    'InvalidProofInstructionOffset',
    'The instruction with the proof is not where the offset says.',
    'An invalid proof instruction offset was provided',
  ],
  [
    56,
    'HarvestToMintDisabled',
    'Withheld fees can’t be harvested to this mint.',
    'Harvest of withheld tokens to mint is disabled',
  ],
  [
    57,
    'SplitProofContextStateAccountsNotSupported',
    'The instruction doesn’t accept proofs that are split across several accounts.',
    'Split proof context state accounts not supported for instruction',
  ],
  [
    58,
    'NotEnoughProofContextStateAccounts',
    'Accounts with proofs are missing.',
    'Not enough proof context state accounts provided',
  ],
  [59, 'MalformedCiphertext', 'A ciphertext is malformed.', 'Ciphertext is malformed'],
  [60, 'CiphertextArithmeticFailed', 'A calculation with ciphertexts failed.', 'Ciphertext arithmetic failed'],
  [
    61,
    'PedersenCommitmentMismatch',
    'The Pedersen commitments of two proofs differ.',
    'Pedersen commitments did not match',
  ],
  [
    62,
    'RangeProofLengthMismatch',
    'The range proof has a different length than the instruction needs.',
    'Range proof lengths did not match',
  ],
  [
    63,
    'IllegalBitLength',
    'The amount has more bits than a confidential transfer allows.',
    'Illegal transfer amount bit length',
  ],
  [64, 'FeeCalculation', 'The transfer fee could not be calculated.', 'Transfer fee calculation failed'],
  [
    65,
    'IllegalMintBurnConversion',
    'This mint mints and burns confidentially: tokens can’t go from a plain balance to a confidential one or back.',
    'Conversions from normal to confidential token balance and vice versa are illegal if the confidential-mint-burn extension is enabled',
  ],
  [66, 'InvalidScale', 'The multiplier for displayed amounts is invalid.', 'Invalid scale for scaled ui amount'],
  [
    67,
    'MintPaused',
    'The mint is paused: no transfers, minting, or burning.',
    'Transferring, minting, and burning is paused on this mint',
  ],
  [
    68,
    'PendingBalanceNonZero',
    'The key can’t be rotated while there is a pending balance.',
    'Key rotation attempted while pending balance is not zero',
  ],
];

export const token2022Errors: readonly Token2022Error[] = named.map(([code, name, meaning, words]) => ({
  code,
  name,
  meaning,
  words,
}));
