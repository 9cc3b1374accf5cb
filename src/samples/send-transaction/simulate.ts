import {readFile} from 'node:fs/promises';
import {
  appendTransactionMessageInstruction,
  compileTransaction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';

const keyFile = process.argv[2] ?? 'id.json';
const payer = await createKeyPairSignerFromBytes(new Uint8Array(JSON.parse(await readFile(keyFile, 'utf8'))));
const rpc = createSolanaRpc(`https://solana-devnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
const commitment = 'finalized';
const tenSeconds = () => ({abortSignal: AbortSignal.timeout(10_000)});
const {value: blockhash} = await rpc.getLatestBlockhash({commitment}).send(tenSeconds());

// The same compute budget instructions as later: they use units too.
const message = pipe(
  createTransactionMessage({version: 0}),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => setTransactionMessageComputeUnitLimit(1_400_000, m),
  (m) => setTransactionMessageComputeUnitPrice(10_000n, m),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({source: payer, destination: payer.address, amount: lamports(1_000n)}),
      m,
    ),
);

// Without signatures: a simulation does not look at them unless you set sigVerify.
const wire = getBase64EncodedWireTransaction(compileTransaction(message));
const {value: run} = await rpc.simulateTransaction(wire, {encoding: 'base64', commitment}).send(tenSeconds());

console.log('Error:', run.err);
console.log('Compute units:', run.unitsConsumed);
console.log(run.logs?.join('\n'));
