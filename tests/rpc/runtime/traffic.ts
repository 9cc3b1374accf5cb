import {
  address,
  generateKeyPairSigner,
  type Address,
  type AddressesByLookupTableAddress,
  type KeyPairSigner,
} from '@solana/kit';
import type {Bank} from './bank';
import type {Faucet} from './faucet';
import {createLookupTable} from './lookup-tables';
import {createTokenAccount, transferUsdc, usdc} from './tokens-on-chain';

/** Arbitrary amounts and prices; the prices give `getRecentPrioritizationFees` something to return. */
const lamportsEach = 1_000_000n;
const tokensEach = 1_000n;
const unitPrices = [1_000n, 350n, 1_200n, 5_000n];
const initialTokens = 1_000_000_000_000n;

/** Receives SOL with each round. */
export const recipient = address('FT6M1Rum92P2tfeT4BhzRTmcC17h5PYNB6Eyr7JN3VzR');

interface TokenHolder {
  readonly owner: KeyPairSigner;
  readonly account: Address;
}

/**
 * Background transactions for subscribers: each round transfers SOL, and then a token, with SOL for two accounts: one
 * that holds the token, and one from a lookup table.
 */
export class Traffic {
  private rounds = 0;
  private isRunning = false;

  private constructor(
    private readonly faucet: Faucet,
    private readonly holders: readonly [TokenHolder, TokenHolder],
    private readonly table: AddressesByLookupTableAddress,
  ) {}

  static async create(faucet: Faucet, bank: Bank): Promise<Traffic> {
    const hold = async (owner: KeyPairSigner): Promise<TokenHolder> => ({
      owner,
      account: await createTokenAccount(bank, owner.address, initialTokens),
    });
    const holders = [await hold(faucet.signer), await hold(await generateKeyPairSigner())] as const;
    // The opposite order of the indexes in a message, where writable accounts come first.
    return new Traffic(faucet, holders, await createLookupTable(bank, [usdc.mint, recipient]));
  }

  /** Skipped while the previous round is still being signed. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      const price = unitPrices[this.rounds % unitPrices.length];
      const [from, to] = this.rounds % 2 === 0 ? this.holders : this.holders.toReversed();
      this.rounds += 1;
      await this.faucet.run([this.faucet.transfer(recipient, lamportsEach)], price);
      const transfers = [
        transferUsdc(from.account, to.account, from.owner, tokensEach),
        ...[to.account, recipient].map((receiver) => this.faucet.transfer(receiver, lamportsEach)),
      ];
      await this.faucet.run(transfers, price, this.table);
    } finally {
      this.isRunning = false;
    }
  }
}
