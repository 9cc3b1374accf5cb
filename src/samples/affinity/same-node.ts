import {createDefaultRpcTransport, createSolanaRpcFromTransport} from '@solana/kit';

const transport = createDefaultRpcTransport({
  url: 'https://solana-mainnet.api.syndica.io/',
  headers: {
    'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? '',
    'X-Syndica-Affinity': 'key',
    'X-Syndica-Affinity-Key': 'worker-7',
  },
});
const rpc = createSolanaRpcFromTransport(transport);

const first = await rpc.getSlot({commitment: 'finalized'}).send({abortSignal: AbortSignal.timeout(10_000)});
const second = await rpc.getSlot({commitment: 'finalized'}).send({abortSignal: AbortSignal.timeout(10_000)});
console.log(second >= first);
