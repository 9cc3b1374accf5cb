import type {FailedTransactionMetadata} from 'litesvm';
import errors from '../../../src/data/errors/errors.json';
import {fill} from '../rpc-error';

/** A `TransactionError` as JSON: a variant's name, or an object that maps the name to its payload. */
export type TransactionErrorJson = string | Readonly<Record<string, unknown>>;

/** Indexed by litesvm's enum values: the enum itself exists in its types only. */
const transactionErrorNames = [
  'AccountInUse',
  'AccountLoadedTwice',
  'AccountNotFound',
  'ProgramAccountNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'CallChainTooDeep',
  'MissingSignatureForFee',
  'InvalidAccountIndex',
  'SignatureFailure',
  'InvalidProgramForExecution',
  'SanitizeFailure',
  'ClusterMaintenance',
  'AccountBorrowOutstanding',
  'WouldExceedMaxBlockCostLimit',
  'UnsupportedVersion',
  'InvalidWritableAccount',
  'WouldExceedMaxAccountCostLimit',
  'WouldExceedAccountDataBlockLimit',
  'TooManyAccountLocks',
  'AddressLookupTableNotFound',
  'InvalidAddressLookupTableOwner',
  'InvalidAddressLookupTableData',
  'InvalidAddressLookupTableIndex',
  'InvalidRentPayingAccount',
  'WouldExceedMaxVoteCostLimit',
  'WouldExceedAccountDataTotalLimit',
  'MaxLoadedAccountsDataSizeExceeded',
  'ResanitizationNeeded',
  'InvalidLoadedAccountsDataSizeLimit',
  'UnbalancedTransaction',
  'ProgramCacheHitMaxLimit',
  'CommitCancelled',
];

const instructionErrorNames = [
  'GenericError',
  'InvalidArgument',
  'InvalidInstructionData',
  'InvalidAccountData',
  'AccountDataTooSmall',
  'InsufficientFunds',
  'IncorrectProgramId',
  'MissingRequiredSignature',
  'AccountAlreadyInitialized',
  'UninitializedAccount',
  'UnbalancedInstruction',
  'ModifiedProgramId',
  'ExternalAccountLamportSpend',
  'ExternalAccountDataModified',
  'ReadonlyLamportChange',
  'ReadonlyDataModified',
  'DuplicateAccountIndex',
  'ExecutableModified',
  'RentEpochModified',
  'NotEnoughAccountKeys',
  'AccountDataSizeChanged',
  'AccountNotExecutable',
  'AccountBorrowFailed',
  'AccountBorrowOutstanding',
  'DuplicateAccountOutOfSync',
  'InvalidError',
  'ExecutableDataModified',
  'ExecutableLamportChange',
  'ExecutableAccountNotRentExempt',
  'UnsupportedProgramId',
  'CallDepth',
  'MissingAccount',
  'ReentrancyNotAllowed',
  'MaxSeedLengthExceeded',
  'InvalidSeeds',
  'InvalidRealloc',
  'ComputationalBudgetExceeded',
  'PrivilegeEscalation',
  'ProgramEnvironmentSetupFailure',
  'ProgramFailedToComplete',
  'ProgramFailedToCompile',
  'Immutable',
  'IncorrectAuthority',
  'AccountNotRentExempt',
  'InvalidAccountOwner',
  'ArithmeticOverflow',
  'UnsupportedSysvar',
  'IllegalOwner',
  'MaxAccountsDataAllocationsExceeded',
  'MaxAccountsExceeded',
  'MaxInstructionTraceLengthExceeded',
  'BuiltinProgramsMustConsumeComputeUnits',
  'BorshIoError',
];

/** Converts a litesvm error to the form that Solana's RPC returns. */
export function toTransactionError(error: ReturnType<FailedTransactionMetadata['err']>): TransactionErrorJson {
  if (typeof error === 'number') return transactionErrorNames[error] ?? 'SanitizeFailure';
  if ('err' in error) {
    const cause = error.err();
    if (typeof cause === 'number') return {InstructionError: [error.index, instructionErrorNames[cause]]};
    return {InstructionError: [error.index, 'code' in cause ? {Custom: cause.code} : 'BorshIoError']};
  }
  if ('index' in error) return {DuplicateInstruction: error.index};
  const name = error.constructor.name.replace(/^TransactionError/, '');
  return {[name]: {account_index: error.accountIndex}};
}

/** The message that follows `Transaction simulation failed: `. */
export function transactionErrorText(error: TransactionErrorJson): string {
  if (typeof error === 'string') return messageOf(errors.transactionErrors, error);
  const [[name, detail] = ['']] = Object.entries(error);
  const text = messageOf(errors.transactionErrors, name);
  if (name === 'InstructionError' && Array.isArray(detail)) {
    return fill(text, {index: detail[0], 'InstructionError text': instructionErrorText(detail[1])});
  }
  return fill(text, typeof detail === 'object' ? {...detail} : {index: detail});
}

function instructionErrorText(error: unknown): string {
  if (typeof error === 'string') return messageOf(errors.instructionErrors, error);
  const code = Number(Object.values(error as object)[0]);
  return messageOf(errors.instructionErrors, 'Custom').replace(/\{[^}]+\}/, `0x${code.toString(16)}`);
}

function messageOf(list: readonly {name: string; message: string}[], name: string): string {
  return list.find((error) => error.name === name)?.message ?? name;
}
