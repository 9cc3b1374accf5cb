/**
 * What to do about error codes of programs, by list and code, for the decoder only. Omitted if the meaning already says
 * it, or if only the program's author can act.
 *
 * Based on the meanings in `errors.json` and `anchor-errors.ts`, and on the source below.
 */
import type {ProgramErrorList} from './program-errors';

export const programActionsSource = {
  nonces: 'https://solana.com/docs/core/transactions/durable-nonces',
  tokens: 'https://solana.com/docs/tokens',
  /** What `Left` and `Right` are. */
  anchor: 'the checks that Anchor’s lang/syn generates',
  verified: '2026-11-24',
} as const;

/** Inline Markdown, by error code. */
export type ActionsByNumber = ReadonlyMap<number, string>;

const nonces = '/platform/solana-rpc/send-transaction#durable-nonces';

const passWritable = 'Mark the account as writable in the instruction.';
const passSigner = 'Mark the account as a signer in the instruction, and sign the transaction with its key.';
const deriveAgain =
  'Derive the address as the program does: the same seeds in the same order, the same bytes for numbers, and the same program.';
const compareInterface =
  'Build the instruction with a client for exactly this version of the program, and compare the order and size of the fields.';

const system: ActionsByNumber = new Map([
  [
    0,
    'Use the account that exists, or another address. After a retry, check the first signature: that attempt may have landed.',
  ],
  [1, 'Send SOL to the account that pays, or lower the amount. It covers the amount, and the rent of a new account.'],
  [2, 'Create the account for the program that should own it, or pass an account that the System program owns.'],
  [3, 'Create a smaller account, and let its program extend it.'],
  [4, 'Shorten the seed, or use a part of its hash.'],
  [5, 'Derive the address again from the same base, seed, and owner that the instruction names.'],
  [7, `Wait for the next slot, read the [nonce](${nonces}) again, and sign with that value.`],
  [8, `Read the [nonce](${nonces}) again, and sign with that value.`],
]);

const token: ActionsByNumber = new Map([
  [0, 'Give the account at least what `getMinimumBalanceForRentExemption` returns for its size.'],
  [
    1,
    'Read the balance with `getTokenAccountBalance`. Amounts are in the smallest unit: for a token with 6 decimals, 1 token is 1,000,000.',
  ],
  [2, 'Check the address of the mint, the network, and its program: Token or Token-2022.'],
  [3, 'Use a token account of this mint: `getTokenAccountsByOwner` with the mint finds it.'],
  [4, 'Sign with the owner of the token account, or with a delegate whose amount is not used up.'],
  [5, 'Nobody can mint more of this token: its mint authority was given up.'],
  [6, 'Use the account that exists. After a retry, check the first signature: that attempt may have landed.'],
  [7, 'Pass every signer that the multisig requires.'],
  [9, 'Create the token account in an earlier instruction: for an associated one, with `createIdempotent`.'],
  [10, 'For wrapped SOL, close the account to get the SOL back, or call `syncNative` after a transfer to it.'],
  [11, 'Transfer or burn the rest of the tokens first.'],
  [12, compareInterface],
  [
    13,
    'Read the account with `getAccountInfo` and `jsonParsed`: its `state` says whether it is initialized or frozen.',
  ],
  [14, 'Check the amount: it is in the smallest unit of the token.'],
  [17, 'Ask whoever holds the freeze authority of the mint to thaw the account.'],
  [18, 'Pass the `decimals` of the mint, which `getTokenSupply` returns.'],
]);

const anchor: ActionsByNumber = new Map([
  [100, compareInterface],
  [
    101,
    'Fetch the IDL of the deployed program, and build the client from it. Check that the address is the one you mean.',
  ],
  [102, compareInterface],
  [2000, passWritable],
  [2001, 'Pass the account named in the other account’s field: the log shows it as `Left`.'],
  [2002, passSigner],
  [2003, 'Look up the constraint of the account in the program’s source: it compares with what the account holds now.'],
  [2004, 'Compare `owner` in `getAccountInfo` with the expected program.'],
  [2005, 'Give the account at least what `getMinimumBalanceForRentExemption` returns for its size.'],
  [2006, `${deriveAgain} The log shows the address you passed as \`Left\`, the expected one as \`Right\`.`],
  [2009, 'Derive the address from the owner, the mint, and the token program of that mint.'],
  [2012, 'Pass the address that is built into the program: the log shows it as `Right`.'],
  [2014, 'Use the token account of the mint that the program expects.'],
  [2015, 'Use a token account of the owner that the program expects.'],
  [2021, 'Pass the token program that owns the mint: Token or Token-2022.'],
  [2022, 'Pass the token program that owns the mint: Token or Token-2022.'],
  [2023, 'Derive the address with the token program that owns the mint: Token or Token-2022.'],
  [2040, 'Pass two different accounts.'],
  [
    3000,
    'Use the account that exists, or another address. After a retry, check the first signature: that attempt may have landed.',
  ],
  [3001, 'Initialize the account first, and check its address and the network.'],
  [3002, 'Check the order of the accounts: often two are swapped.'],
  [
    3003,
    'Compare the layout with the version that wrote the account: after an upgrade, old accounts need a migration.',
  ],
  [
    3005,
    'Pass every account of the instruction, in the order of the IDL. For an optional account that you leave out, pass the program’s address.',
  ],
  [3006, passWritable],
  [
    3007,
    'Compare `owner` in `getAccountInfo` with the expected program: often the account was never created, or belongs to Token instead of Token-2022.',
  ],
  [3008, 'Pass the program that the IDL names: often it is Token instead of Token-2022.'],
  [3009, 'Pass the address of a program that is deployed on this network.'],
  [3010, passSigner],
  [3011, 'Pass a wallet: an account that the System program owns.'],
  [3012, 'Call the instruction that creates the account first, and check the address and the network.'],
  [3014, 'Derive the address from the owner, the mint, and the token program of that mint.'],
  [3016, 'Grow the account in several steps, each in its own instruction.'],
  [4100, 'Build the program with the address it is deployed at: compare `declare_id!` with the key of the deployment.'],
]);

/** The other lists have their actions, if any, next to their meanings. */
export const programActions: Readonly<Partial<Record<ProgramErrorList | 'anchor', ActionsByNumber>>> = {
  system,
  token,
  anchor,
};
