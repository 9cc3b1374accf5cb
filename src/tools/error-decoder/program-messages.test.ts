import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type EncodedAccount,
  type Instruction,
} from '@solana/kit';
import {
  getAllocateInstruction,
  getCreateAccountInstruction,
  getCreateAccountWithSeedInstruction,
  getTransferSolInstruction,
} from '@solana-program/system';
import {FailedTransactionMetadata, LiteSVM} from 'litesvm';
import {beforeAll, describe, expect, test} from 'vitest';
import {programErrors} from '../../data/errors/program-errors';
import {programMessages} from '../../data/errors/program-messages';
import {decodeError} from './decode-error';

test.each(programMessages)('$line belongs to an error in its program’s list', ({list, code}) => {
  expect(programErrors[list].map((error) => error.code)).toContain(code);
});

/** Uses a Solana runtime with its built-in programs and without signature verification. */
describe('messages that a program logs before it fails are decoded without the number that follows', () => {
  const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
  const token2022Program = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');
  const svm = new LiteSVM().withSigverify(false).withBlockhashCheck(false);

  async function newAddress(): Promise<Address> {
    return (await generateKeyPairSigner()).address;
  }

  /** The lines of a failed transaction above the one with `failed`, and the number of its error. */
  function failureOf(payer: Address, instruction: Instruction): {readonly log: string; readonly code: number} {
    const result = svm.simulateTransaction(
      compileTransaction(
        pipe(
          createTransactionMessage({version: 0}),
          (message) => setTransactionMessageFeePayer(payer, message),
          (message) =>
            setTransactionMessageLifetimeUsingBlockhash(
              {blockhash: blockhash('11111111111111111111111111111111'), lastValidBlockHeight: 0n},
              message,
            ),
          (message) => appendTransactionMessageInstruction(instruction, message),
        ),
      ),
    );
    if (!(result instanceof FailedTransactionMetadata)) throw new Error('It did not fail.');
    const lines = result.meta().logs();
    const end = lines.findIndex((line) => line.includes('failed: custom program error'));
    const [, hex = ''] = /: (0x[\da-f]+)$/.exec(lines[end] ?? '') ?? [];
    return {log: lines.slice(0, end).join('\n'), code: Number(hex)};
  }

  let payer: Address;
  let used: Address;
  beforeAll(async () => {
    payer = await newAddress();
    used = await newAddress();
    svm.airdrop(payer, lamports(10n ** 10n));
    svm.setAccount(accountOf(used, new Uint8Array(8)));
  });

  const accountOf = (at: Address, data: Uint8Array) => ({
    address: at,
    data,
    executable: false,
    lamports: lamports(10n ** 9n),
    programAddress: tokenProgram,
    space: BigInt(data.length),
  });

  test.each<[what: string, code: number, instruction: () => Promise<Instruction> | Instruction]>([
    [
      'an account that exists',
      0,
      () =>
        getCreateAccountInstruction({
          payer: createNoopSigner(payer),
          newAccount: createNoopSigner(used),
          lamports: 1n,
          space: 0n,
          programAddress: tokenProgram,
        }),
    ],
    [
      'space for an account that has some',
      0,
      () => getAllocateInstruction({newAccount: createNoopSigner(used), space: 9n}),
    ],
    [
      'more SOL than available',
      1,
      () => getTransferSolInstruction({source: createNoopSigner(payer), destination: used, amount: 10n ** 15n}),
    ],
    [
      'more space than allowed',
      3,
      async () => getAllocateInstruction({newAccount: createNoopSigner(await newAddress()), space: 2n ** 40n}),
    ],
    [
      'an address derived from another seed',
      5,
      () =>
        getCreateAccountWithSeedInstruction({
          payer: createNoopSigner(payer),
          newAccount: used,
          baseAccount: createNoopSigner(payer),
          base: payer,
          seed: 'seed',
          amount: 1n,
          space: 0n,
          programAddress: tokenProgram,
        }),
    ],
  ])('System: %s', async (_what, code, instruction) => {
    const failure = failureOf(payer, await instruction());
    expect(failure.code).toBe(code);
    expect(decodeError(failure.log).map(({id}) => id)).toEqual([`program:system:${code}`]);
  });

  /** Creates an account in the Token program's layout; state 1 is initialized, 2 is frozen. */
  function tokenAccount(at: Address, mint: Address, owner: Address, {amount = 5n, state = 1} = {}): Address {
    const data = new Uint8Array(165);
    data.set(getAddressEncoder().encode(mint), 0);
    data.set(getAddressEncoder().encode(owner), 32);
    new DataView(data.buffer).setBigUint64(64, amount, true);
    data[108] = state;
    svm.setAccount(accountOf(at, data));
    return at;
  }

  function mintWithoutAuthorities(at: Address): Address {
    const data = new Uint8Array(82);
    data[45] = 1;
    svm.setAccount(accountOf(at, data));
    return at;
  }

  const amount = (tokens: number) => [tokens, 0, 0, 0, 0, 0, 0, 0];

  test.each<[what: string, code: number, data: number[], accounts: (mint: Address) => Promise<Address[]>]>([
    ['more tokens than available', 1, [3, ...amount(9)], (mint) => twoAccounts(mint, mint, payer)],
    [
      'to an account of another mint',
      3,
      [3, ...amount(1)],
      async (mint) => twoAccounts(mint, mintWithoutAuthorities(await newAddress()), payer),
    ],
    ['by another owner', 4, [3, ...amount(1)], (mint) => twoAccounts(mint, mint, used)],
    [
      'minting without a mint authority',
      5,
      [7, ...amount(1)],
      async (mint) => [mint, tokenAccount(await newAddress(), mint, payer)],
    ],
    [
      'closing an account with tokens',
      11,
      [9],
      async (mint) => [tokenAccount(await newAddress(), mint, payer), await newAddress()],
    ],
    [
      'freezing without a freeze authority',
      16,
      [10],
      async (mint) => [tokenAccount(await newAddress(), mint, payer), mint],
    ],
    [
      'from a frozen account',
      17,
      [3, ...amount(1)],
      async (mint) => [
        tokenAccount(await newAddress(), mint, payer, {state: 2}),
        tokenAccount(await newAddress(), mint, payer),
      ],
    ],
  ])('Token: %s', async (_what, code, data, accounts) => {
    const mint = mintWithoutAuthorities(await newAddress());
    const failure = failureOf(payer, {
      programAddress: tokenProgram,
      accounts: [
        ...(await accounts(mint)).map((at) => ({address: at, role: AccountRole.WRITABLE})),
        {address: payer, role: AccountRole.READONLY_SIGNER},
      ],
      data: Uint8Array.from(data),
    });
    expect(failure.code).toBe(code);
    expect(decodeError(failure.log).map(({id}) => id)).toEqual([`program:token:${code}`]);
  });

  test('Token-2022: tokens that cannot be transferred', async () => {
    const mint = mintWithoutAuthorities(await newAddress());
    const accounts = await twoAccounts(mint, mint, payer);
    for (const at of accounts) {
      const {data} = svm.getAccount(at) as EncodedAccount;
      // Adds the extension that marks the account's tokens as non-transferable.
      const extended = accountOf(at, Uint8Array.from([...data, 2, 13, 0, 0, 0]));
      svm.setAccount({...extended, programAddress: token2022Program});
    }
    const failure = failureOf(payer, {
      programAddress: token2022Program,
      accounts: [
        ...accounts.map((at) => ({address: at, role: AccountRole.WRITABLE})),
        {address: payer, role: AccountRole.READONLY_SIGNER},
      ],
      data: Uint8Array.from([3, ...amount(1)]),
    });
    expect(failure.code).toBe(37);
    expect(decodeError(failure.log).map(({id}) => id)).toEqual(['program:token-2022:37']);
  });

  async function twoAccounts(from: Address, to: Address, owner: Address): Promise<Address[]> {
    return [tokenAccount(await newAddress(), from, owner), tokenAccount(await newAddress(), to, owner)];
  }
});

test('an address without a digit is recognized in a message, too', () => {
  const message =
    'Create: address CjnkhReVyfsfULDMtaNrwbUXBHVdbMcTwSMbBAZhMjRT does not match derived address ' +
    '5JNziJAwNaitznvPRGeocsUEx1E8DKNgkmC8gwYev5TL';
  expect(decodeError(message).map(({id}) => id)).toEqual(['program:system:5']);
});
