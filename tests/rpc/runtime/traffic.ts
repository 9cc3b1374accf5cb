import {generateKeyPairSigner, type Address} from '@solana/kit';
import type {Bank} from './bank';
import type {Faucet} from './faucet';
import {createTokenAccount, transferUsdc} from './tokens-on-chain';

/** Arbitrary amounts and prices; the prices give `getRecentPrioritizationFees` something to return. */
const lamportsEach = 1_000_000n;
const tokensEach = 1_000n;
const unitPrices = [1_000n, 350n, 1_200n, 5_000n];
const initialTokens = 1_000_000_000_000n;

/** Background transactions for subscribers: each round transfers SOL and a token. */
export class Traffic {
  private rounds = 0;
  private isRunning = false;

  private constructor(
    private readonly faucet: Faucet,
    private readonly tokenAccounts: readonly [Address, Address],
    private readonly recipient: Address,
  ) {}

  static async create(faucet: Faucet, bank: Bank): Promise<Traffic> {
    const owner = faucet.signer.address;
    const accounts = [
      await createTokenAccount(bank, owner, initialTokens),
      await createTokenAccount(bank, owner, initialTokens),
    ] as const;
    return new Traffic(faucet, accounts, (await generateKeyPairSigner()).address);
  }

  /** Skipped while the previous round is still being signed. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      const price = unitPrices[this.rounds % unitPrices.length];
      const [from, to] = this.rounds % 2 === 0 ? this.tokenAccounts : this.tokenAccounts.toReversed();
      this.rounds += 1;
      await this.faucet.run(this.faucet.transfer(this.recipient, lamportsEach), price);
      if (from && to) await this.faucet.run(transferUsdc(from, to, this.faucet.signer, tokensEach), price);
    } finally {
      this.isRunning = false;
    }
  }
}
