import {address, createSolanaRpc} from '@solana/kit';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);

const {context, value} = await rpc
  .getBalance(address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'), {commitment: 'finalized'})
  .send({abortSignal: AbortSignal.timeout(10_000)});
console.log(`${value} lamports at slot ${context.slot}`);
