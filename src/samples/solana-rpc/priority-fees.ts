import {address, createSolanaRpc} from '@solana/kit';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);

const fees = await rpc
  .getRecentPrioritizationFees([address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')])
  .send({abortSignal: AbortSignal.timeout(10_000)});
const prices = fees.map(({prioritizationFee}) => prioritizationFee).sort((a, b) => Number(a - b));
const percentile90 = prices[Math.floor(prices.length * 0.9)] ?? 0n;
console.log(`${percentile90} micro-lamports per compute unit`);
