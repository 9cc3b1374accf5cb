/**
 * What to do about each runtime error, for the decoder only. Errors for which `retryAdvice` already says everything are
 * omitted.
 *
 * Based on what `errors.json` says about each error, and on the code that raises it; size and price, on the page at
 * `sending`.
 */
export const runtimeActionsSource = {
  associatedToken:
    'https://github.com/solana-program/associated-token-account/blob/05d73e03a738faf350b5366d52641d13d7fc1fba/program/src/processor.rs',
  /** Who may change an account. */
  accounts: 'https://solana.com/docs/core/accounts',
  deployment: 'https://solana.com/docs/programs/deploying',
  verified: '2026-11-24',
} as const;

const sending = '/platform/solana-rpc/send-transaction';

/** Inline Markdown, by error name. */
export type ActionsByName = ReadonlyMap<string, string>;

const markSigner = 'Mark the account as a signer in the instruction, and sign the transaction with its key.';
const seedsSign = 'In a program, a derived address signs with `invoke_signed` and its seeds.';
const passAll =
  'Pass every account of the instruction, in the order that the program’s IDL or interface gives. Programs that it calls count, too.';
const markWritable = 'Mark the account as writable in the instruction.';
const inTheProgram = 'It is a mistake in the program: ';

export const transactionActions: ActionsByName = new Map([
  [
    'AccountInUse',
    `Leaders retry such a transaction automatically. If it doesn’t land, [resend it](${sending}#retry).`,
  ],
  ['AccountLoadedTwice', 'Let the client library build the message from the instructions: it lists each account once.'],
  [
    'AccountNotFound',
    'Send SOL to the fee payer, or pay from another account. Check the network first: balances on mainnet and devnet are separate.',
  ],
  [
    'ProgramAccountNotFound',
    'Compare the program’s address with its documentation, and ask `getAccountInfo` whether it exists on this network.',
  ],
  [
    'InsufficientFundsForFee',
    `Send SOL to the fee payer, pay from another account, or lower the [priority fee](${sending}#priority-fee).`,
  ],
  ['InvalidAccountForFee', 'Pay from a wallet: an account without data that the System program owns.'],
  [
    'AlreadyProcessed',
    'Read how it ended with `getSignatureStatuses`. To do the same once more, sign a new transaction with a new blockhash.',
  ],
  [
    'BlockhashNotFound',
    'If the blockhash is fresh, [use one commitment](/platform/resources/faq#fresh-blockhash) to read it and to check the transaction.',
  ],
  [
    'InstructionError',
    'Read what is inside: the index of the instruction, counting from 0, and the error of that instruction.',
  ],
  [
    'SignatureFailure',
    'Sign after the last change to the message, with the key of every signer, and send the bytes as they were signed.',
  ],
  [
    'InvalidProgramForExecution',
    'Check which address is the program: often it is an account that the instruction should only list.',
  ],
  [
    'SanitizeFailure',
    'Build and serialize the message with a client library, and send those bytes unchanged: often they are cut off, or a signature is missing.',
  ],
  ['UnsupportedVersion', `Send a [version](${sending}#versions) that this network accepts.`],
  [
    'WouldExceedMaxBlockCostLimit',
    `A lower [compute unit limit](${sending}#compute-unit-limit) fits into a full block sooner.`,
  ],
  [
    'WouldExceedMaxAccountCostLimit',
    `Many transactions write to one of its accounts. A lower [compute unit limit](${sending}#compute-unit-limit) and a higher [price](${sending}#compute-unit-price) help.`,
  ],
  [
    'TooManyAccountLocks',
    'Use fewer accounts, or split the transaction. A lookup table only saves bytes: its accounts are locked as well.',
  ],
  [
    'AddressLookupTableNotFound',
    'Compare the address of the table and the network. If you have just created the table, wait until it exists at the commitment you use.',
  ],
  [
    'InvalidAddressLookupTableOwner',
    'Check the address: `getAccountInfo` has to name the Address Lookup Table program as owner.',
  ],
  ['InvalidAddressLookupTableData', 'Check the address, and that the instruction that creates the table has landed.'],
  [
    'InvalidAddressLookupTableIndex',
    `If the index is beyond the end of the [table](${sending}#lookup-tables), read the table again and rebuild the message.`,
  ],
  [
    'DuplicateInstruction',
    'Set each value of the compute budget once. Wallets and libraries add these instructions, too.',
  ],
  [
    'InsufficientFundsForRent',
    `Leave the account at the [index](${sending}#lookup-tables) what \`getMinimumBalanceForRentExemption\` returns for its size, or nothing at all.`,
  ],
  [
    'MaxLoadedAccountsDataSizeExceeded',
    'Raise the limit with `setLoadedAccountsDataSizeLimit`, or load fewer accounts. Programs count, too.',
  ],
  ['InvalidLoadedAccountsDataSizeLimit', 'Set a limit above 0, or leave the instruction out.'],
  ['UnbalancedTransaction', `${inTheProgram}it has to add to some accounts what it takes from others.`],
]);

export const instructionActions: ActionsByName = new Map([
  ['GenericError', 'Read the lines of the log above the one that says `failed`.'],
  [
    'InvalidArgument',
    'Compare the arguments and the accounts with what the program expects. The lines of the log above `failed` often name the one that is wrong.',
  ],
  [
    'InvalidInstructionData',
    'Compare the data with the program’s IDL or interface: first the number of the instruction, then order and size of the fields. Check that the program is the one you mean.',
  ],
  [
    'InvalidAccountData',
    'Read the accounts with `getAccountInfo`: often one is not initialized, is in the place of another, or belongs to Token instead of Token-2022.',
  ],
  [
    'AccountDataTooSmall',
    'Create the account with more space, or let its program extend it. To upgrade to a larger program, run `solana program extend` first.',
  ],
  ['InsufficientFunds', 'Compare the balance with the amount, the rent of new accounts, and the fee.'],
  [
    'IncorrectProgramId',
    'Pass the program that the instruction expects, and accounts that it owns: Token and Token-2022 are different programs.',
  ],
  ['MissingRequiredSignature', `${markSigner} ${seedsSign}`],
  ['AccountAlreadyInitialized', 'Use the account as it is, or create another one. An earlier attempt may have landed.'],
  [
    'UninitializedAccount',
    'Initialize the account in an earlier instruction. If you have, check the address and the network.',
  ],
  ['UnbalancedInstruction', `${inTheProgram}it has to add to some accounts what it takes from others.`],
  ['ModifiedProgramId', `${inTheProgram}only the owner of an account can give it away, and only with empty data.`],
  [
    'ExternalAccountLamportSpend',
    'Let the owner of the account move its lamports. From a wallet, that is `transfer` of the System program.',
  ],
  [
    'ExternalAccountDataModified',
    'Pass an account that this program owns. Only the owner of an account can write its data.',
  ],
  ['ReadonlyLamportChange', markWritable],
  ['ReadonlyDataModified', markWritable],
  ['NotEnoughAccountKeys', passAll],
  ['AccountDataSizeChanged', `${inTheProgram}only the owner of an account can resize it.`],
  ['AccountNotExecutable', 'Pass the address of a program that is deployed on this network.'],
  [
    'AccountBorrowFailed',
    'Check whether the same account was passed twice. In the program, end a borrow before the next one, and before calling another program.',
  ],
  ['AccountBorrowOutstanding', `${inTheProgram}it has to end each borrow before it returns.`],
  [
    'Custom',
    'Find out which program failed: the first line of the log that says `failed` names it. Then look up the number in its source or IDL.',
  ],
  [
    'UnsupportedProgramId',
    'Ask `getAccountInfo` whether the program is `executable` on this network. A program that was just deployed runs from the next slot on.',
  ],
  ['CallDepth', 'Make some of the calls in their own instructions, not from within a program.'],
  ['MissingAccount', passAll],
  ['ReentrancyNotAllowed', `${inTheProgram}it can call itself, but not through another program.`],
  ['MaxSeedLengthExceeded', 'Shorten the seed, split it in two, or use its hash.'],
  [
    'InvalidSeeds',
    'Derive the address as the program does: the same seeds in the same order, the same bytes for numbers, the same program, and the same bump.',
  ],
  ['InvalidRealloc', 'Grow the account in several steps, each in its own instruction.'],
  [
    'ComputationalBudgetExceeded',
    `Simulate with the maximum limit, read \`unitsConsumed\`, and [set a limit](${sending}#compute-unit-limit) with some room above it.`,
  ],
  ['PrivilegeEscalation', `Mark the account as signer or writable in the outer instruction, too. ${seedsSign}`],
  [
    'ProgramFailedToComplete',
    'Read the lines of the log above `failed`: a panic says where it was. If they say nothing, compare the compute units used with the limit.',
  ],
  ['ProgramFailedToCompile', 'Build the program with the tools of the network’s version, and deploy it again.'],
  ['Immutable', 'Nobody can change this account anymore: use or deploy another one.'],
  [
    'IncorrectAuthority',
    'Sign with the account’s current authority. `getAccountInfo` with `jsonParsed` shows it for programs that nodes know.',
  ],
  ['BorshIoError', 'Compare the layout of the account and of the arguments with the deployed version of the program.'],
  ['AccountNotRentExempt', 'Give the account at least what `getMinimumBalanceForRentExemption` returns for its size.'],
  [
    'InvalidAccountOwner',
    'Compare `owner` in `getAccountInfo` with the expected program. The System program as owner means that nobody has set the account up yet.',
  ],
  ['ArithmeticOverflow', 'Check the amounts: they are in the smallest unit of a token, and have to be covered.'],
  [
    'IllegalOwner',
    'If you create an associated token account, it probably exists: use `createIdempotent`, which succeeds even then. Elsewhere, pass an account that the program owns.',
  ],
  ['MaxAccountsDataAllocationsExceeded', 'Create the accounts in several transactions.'],
  ['MaxAccountsExceeded', 'Pass fewer accounts, and do the rest in another instruction.'],
  ['MaxInstructionTraceLengthExceeded', 'Split the transaction: calls between programs count as instructions, too.'],
]);
