import {address, createSolanaRpc} from '@solana/kit';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);

// The most you want to pay, and the accounts your transaction writes to.
const [ceiling, ...accounts] = process.argv.slice(2);
if (!ceiling || accounts.length === 0) throw new Error('Usage: node priority-fees.ts CEILING ACCOUNT ...');

const fees = await rpc
  .getRecentPrioritizationFees(accounts.map((account) => address(account)))
  .send({abortSignal: AbortSignal.timeout(10_000)});
const prices = fees.map(({prioritizationFee}) => prioritizationFee).sort((a, b) => Number(a - b));
const percentile90 = prices[Math.floor(prices.length * 0.9)] ?? 0n;
const price = percentile90 < BigInt(ceiling) ? percentile90 : BigInt(ceiling);
console.log(`${price} micro-lamports per compute unit`);
