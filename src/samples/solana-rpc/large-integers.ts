import {address, createSolanaRpc} from '@solana/kit';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);

const {value: account} = await rpc
  .getAccountInfo(address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'), {encoding: 'base64'})
  .send({abortSignal: AbortSignal.timeout(10_000)});
if (!account) throw new Error('There is no account at this address');
console.log(typeof account.lamports);
