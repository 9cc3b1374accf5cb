import {
  AccountRole,
  address,
  generateKeyPairSigner,
  type AccountSignerMeta,
  type Address,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit';
import type {Bank} from './bank';
import {tokenProgram, tokenProgramAccount, writeMint, writeTokenAccount} from './tokens';

/** The USDC mint, with the values from the example in the reference. */
export const usdc = {
  mint: address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  lamports: 407_438_077_149n,
  data: {
    mintAuthority: address('FrVwMoMxWXbbvR5YkepLkUWgrNQEq23yybP9fSmrE2DD'),
    freezeAuthority: address('Gvf6tB1TvwUGPZfmrcsAecjJwgL8EXwLxGW2ihp35ue4'),
    supply: 8_231_947_310_223_551n,
    decimals: 6,
    isInitialized: true,
  },
};

export function createUsdc(bank: Bank): void {
  bank.setAccount(tokenProgramAccount(usdc.mint, writeMint(usdc.data), usdc.lamports));
}

/** Creates a token account for an owner, with an amount of USDC. */
export async function createTokenAccount(bank: Bank, owner: Address, amount: bigint): Promise<Address> {
  const {address: at} = await generateKeyPairSigner();
  const data = writeTokenAccount({mint: usdc.mint, owner, amount, state: 'initialized'});
  bank.setAccount(tokenProgramAccount(at, data, bank.rentExemptBalance(data.length)));
  return at;
}

/** `TransferChecked` of the Token program. */
export function transferUsdc(from: Address, to: Address, owner: TransactionSigner, amount: bigint): Instruction {
  const data = new Uint8Array(10);
  const view = new DataView(data.buffer);
  view.setUint8(0, 12);
  view.setBigUint64(1, amount, true);
  view.setUint8(9, usdc.data.decimals);
  const signer: AccountSignerMeta = {address: owner.address, role: AccountRole.READONLY_SIGNER, signer: owner};
  return {
    programAddress: tokenProgram,
    accounts: [
      {address: from, role: AccountRole.WRITABLE},
      {address: usdc.mint, role: AccountRole.READONLY},
      {address: to, role: AccountRole.WRITABLE},
      signer,
    ],
    data,
  };
}
