import {address, createSolanaRpc, getBase64Encoder} from '@solana/kit';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
const mint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v');

const {value: account} = await rpc
  .getAccountInfo(mint, {commitment: 'finalized', encoding: 'base64'})
  .send({abortSignal: AbortSignal.timeout(10_000)});
if (!account) throw new Error('There is no account at this address');
const bytes = getBase64Encoder().encode(account.data[0]);
console.log(`${bytes.length} bytes of program ${account.owner}`);

const {value: parsed} = await rpc
  .getAccountInfo(mint, {commitment: 'finalized', encoding: 'jsonParsed'})
  .send({abortSignal: AbortSignal.timeout(10_000)});
// An array is base64: the node knows no parser for this program.
if (parsed && !Array.isArray(parsed.data)) console.dir(parsed.data, {depth: null});
