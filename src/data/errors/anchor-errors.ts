/**
 * Errors that the Anchor framework itself raises, in every program built with it. A program's own errors start at 6000
 * and are listed only in its IDL.
 *
 * Numbers and names are those of `ErrorCode` in the source; the meanings are written in our own words.
 * Comments in the source misnumber the errors after 2040: the compiler's numbers count, which increment from 2040.
 * 1000 to 1002 exist only in older versions.
 */
import type {CustomProgramError} from './solana-errors';

export const anchorErrorsSource = {
  url: 'https://github.com/solana-foundation/anchor/blob/0028bbee2869135bf5f8661e2c5aeca4c0d920b3/lang/src/error.rs',
  older:
    'https://github.com/coral-xyz/anchor/blob/36a85780b7293cc1ff1901b66f54da5c11e319ab/ts/packages/anchor-errors/src/index.ts',
  verified: '2026-11-21',
} as const;

const named: readonly (readonly [code: number, name: string, meaning: string])[] = [
  [100, 'InstructionMissing', 'The instruction data is too short to say which instruction is meant.'],
  [
    101,
    'InstructionFallbackNotFound',
    'The program has no instruction of this kind, and no fallback. The IDL of the client and the deployed program often differ.',
  ],
  [102, 'InstructionDidNotDeserialize', 'The arguments of the instruction could not be read.'],
  [103, 'InstructionDidNotSerialize', 'The arguments of the instruction could not be written.'],
  [1000, 'IdlInstructionStub', 'The program was built without the instructions that keep its IDL on chain.'],
  [1001, 'IdlInstructionInvalidProgram', 'The instruction for the IDL names another program.'],
  [1002, 'IdlAccountNotEmpty', 'The account of the IDL must be empty before it is resized: close it first.'],
  [1500, 'EventInstructionStub', 'The program was built without the feature `event-cpi`.'],
  [2000, 'ConstraintMut', 'An account that must be writable is not marked as writable.'],
  [2001, 'ConstraintHasOne', 'A field of an account names a different account than the one passed.'],
  [2002, 'ConstraintSigner', 'An account that must sign did not.'],
  [2003, 'ConstraintRaw', 'An account fails a condition that the program checks.'],
  [2004, 'ConstraintOwner', 'An account belongs to the wrong program.'],
  [2005, 'ConstraintRentExempt', 'An account has too few lamports to be rent-exempt.'],
  [2006, 'ConstraintSeeds', 'The address that was passed does not match the seeds.'],
  [2007, 'ConstraintExecutable', 'An account that must be a program is not one.'],
  [
    2008,
    'ConstraintState',
    'A state constraint failed. Anchor calls it deprecated, so programs may mean something else by it.',
  ],
  [2009, 'ConstraintAssociated', 'An account is not the associated account that it should be.'],
  [2010, 'ConstraintAssociatedInit', 'An associated account could not be set up as the program requires.'],
  [2011, 'ConstraintClose', 'An account cannot be closed into the account that was passed.'],
  [2012, 'ConstraintAddress', 'An account has a different address than the program requires.'],
  [2013, 'ConstraintZero', 'An account that must be new already has a discriminator.'],
  [2014, 'ConstraintTokenMint', 'A token account belongs to a different mint.'],
  [2015, 'ConstraintTokenOwner', 'A token account has a different owner.'],
  [2016, 'ConstraintMintMintAuthority', 'The mint has a different mint authority.'],
  [2017, 'ConstraintMintFreezeAuthority', 'The mint has a different freeze authority.'],
  [2018, 'ConstraintMintDecimals', 'The mint has a different number of decimals.'],
  [2019, 'ConstraintSpace', 'The size of an account is not what the program requires.'],
  [2020, 'ConstraintAccountIsNone', 'An optional account is missing, and a constraint needs it.'],
  [2021, 'ConstraintTokenTokenProgram', 'A token account belongs to a different token program.'],
  [2022, 'ConstraintMintTokenProgram', 'A mint belongs to a different token program.'],
  [2023, 'ConstraintAssociatedTokenTokenProgram', 'An associated token account belongs to a different token program.'],
  [2024, 'ConstraintMintGroupPointerExtension', 'The group pointer of the mint is missing or not as required.'],
  [2025, 'ConstraintMintGroupPointerExtensionAuthority', 'The group pointer of the mint has a different authority.'],
  [2026, 'ConstraintMintGroupPointerExtensionGroupAddress', 'The group pointer of the mint names a different group.'],
  [
    2027,
    'ConstraintMintGroupMemberPointerExtension',
    'The group member pointer of the mint is missing or not as required.',
  ],
  [
    2028,
    'ConstraintMintGroupMemberPointerExtensionAuthority',
    'The group member pointer of the mint has a different authority.',
  ],
  [
    2029,
    'ConstraintMintGroupMemberPointerExtensionMemberAddress',
    'The group member pointer of the mint names a different member.',
  ],
  [2030, 'ConstraintMintMetadataPointerExtension', 'The metadata pointer of the mint is missing or not as required.'],
  [
    2031,
    'ConstraintMintMetadataPointerExtensionAuthority',
    'The metadata pointer of the mint has a different authority.',
  ],
  [
    2032,
    'ConstraintMintMetadataPointerExtensionMetadataAddress',
    'The metadata pointer of the mint names a different address.',
  ],
  [2033, 'ConstraintMintCloseAuthorityExtension', 'The close authority of the mint is missing or not as required.'],
  [2034, 'ConstraintMintCloseAuthorityExtensionAuthority', 'The mint has a different close authority.'],
  [
    2035,
    'ConstraintMintPermanentDelegateExtension',
    'The permanent delegate of the mint is missing or not as required.',
  ],
  [2036, 'ConstraintMintPermanentDelegateExtensionDelegate', 'The mint has a different permanent delegate.'],
  [2037, 'ConstraintMintTransferHookExtension', 'The transfer hook of the mint is missing or not as required.'],
  [2038, 'ConstraintMintTransferHookExtensionAuthority', 'The transfer hook of the mint has a different authority.'],
  [2039, 'ConstraintMintTransferHookExtensionProgramId', 'The transfer hook of the mint names a different program.'],
  [2040, 'ConstraintDuplicateMutableAccount', 'The same account was passed twice as writable.'],
  [2041, 'Ed25519InvalidProgram', 'The instruction that checks a signature is not from the Ed25519 program.'],
  [2042, 'Secp256k1InvalidProgram', 'The instruction that checks a signature is not from the Secp256k1 program.'],
  [2043, 'InstructionHasAccounts', 'The instruction that checks a signature must not have any accounts.'],
  [2044, 'MessageTooLong', 'The signed message is too long.'],
  [2045, 'InvalidRecoveryId', 'The recovery id of the signature is neither 0 nor 1.'],
  [2046, 'SignatureVerificationFailed', 'A signature does not match its message.'],
  [2047, 'AccountAlreadyMigrated', 'The account already has its new layout.'],
  [2048, 'AccountNotMigrated', 'The account still has its old layout at the end of the instruction.'],
  [2500, 'RequireViolated', 'A condition that the program checks with `require!` is not met.'],
  [2501, 'RequireEqViolated', 'Two values that must be equal are not.'],
  [2502, 'RequireKeysEqViolated', 'Two addresses that must be equal are not.'],
  [2503, 'RequireNeqViolated', 'Two values that must differ are equal.'],
  [2504, 'RequireKeysNeqViolated', 'Two addresses that must differ are equal.'],
  [2505, 'RequireGtViolated', 'A value must be greater than another, but is not.'],
  [2506, 'RequireGteViolated', 'A value must be at least another, but is less.'],
  [3000, 'AccountDiscriminatorAlreadySet', 'The account is in use: it already has a discriminator.'],
  [3001, 'AccountDiscriminatorNotFound', 'The account has no discriminator: too little data, or it was never set up.'],
  [3002, 'AccountDiscriminatorMismatch', 'The account is not the kind that the program expects.'],
  [
    3003,
    'AccountDidNotDeserialize',
    'The data of an account could not be read. Its layout often differs from the program’s.',
  ],
  [3004, 'AccountDidNotSerialize', 'The data of an account could not be written, for example because it does not fit.'],
  [3005, 'AccountNotEnoughKeys', 'The instruction got fewer accounts than it needs.'],
  [3006, 'AccountNotMutable', 'An account that the instruction changes is not marked as writable.'],
  [3007, 'AccountOwnedByWrongProgram', 'An account belongs to a different program than expected.'],
  [3008, 'InvalidProgramId', 'A program that was passed is not the expected one.'],
  [3009, 'InvalidProgramExecutable', 'An account that was passed as a program is not one.'],
  [3010, 'AccountNotSigner', 'An account that must sign did not.'],
  [3011, 'AccountNotSystemOwned', 'An account must belong to the System program, but does not.'],
  [3012, 'AccountNotInitialized', 'The account has not been set up yet.'],
  [3013, 'AccountNotProgramData', 'An account is not the one that contains a program’s data.'],
  [3014, 'AccountNotAssociatedTokenAccount', 'An account is not the associated token account of its owner and mint.'],
  [3015, 'AccountSysvarMismatch', 'An account is not the expected sysvar.'],
  [3016, 'AccountReallocExceedsLimit', 'The account would grow by more than one instruction may add.'],
  [3017, 'AccountDuplicateReallocs', 'The same account was resized twice.'],
  [
    4100,
    'DeclaredProgramIdMismatch',
    'The program runs at a different address than the one it was built for (`declare_id!`).',
  ],
  [4101, 'TryingToInitPayerAsProgramAccount', 'The account to set up is the one that pays for it.'],
  [4102, 'InvalidNumericConversion', 'A number does not fit in the type that it is converted to.'],
  [5000, 'Deprecated', 'The program uses a deprecated part of Anchor.'],
];

/** Meanings are inline Markdown. */
export const anchorErrors: readonly CustomProgramError[] = named.map(([code, name, meaning]) => ({
  code,
  name,
  meaning,
}));
