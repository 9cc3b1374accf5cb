import {readFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  appendTransactionMessageInstruction,
  commitmentComparator,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';

const commitment = 'confirmed';
const keyFile = process.argv[2] ?? 'id.json';
const payer = await createKeyPairSignerFromBytes(new Uint8Array(JSON.parse(await readFile(keyFile, 'utf8'))));

// One affinity key for one unit of work: this transaction, and the reads that belong to it.
const rpc = createSolanaRpc(`https://solana-devnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`, {
  headers: {'X-Syndica-Affinity': 'key', 'X-Syndica-Affinity-Key': crypto.randomUUID()},
});

const {value: blockhash} = await rpc.getLatestBlockhash({commitment}).send();
const message = pipe(
  createTransactionMessage({version: 0}),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({source: payer, destination: payer.address, amount: lamports(1_000n)}),
      m,
    ),
);
const transaction = await signTransactionMessageWithSigners(message);
const signature = getSignatureFromTransaction(transaction);
const wire = getBase64EncodedWireTransaction(transaction);
await rpc.sendTransaction(wire, {encoding: 'base64', preflightCommitment: commitment}).send();

async function look() {
  const abortSignal = AbortSignal.timeout(10_000);
  const height = await rpc.getBlockHeight({commitment}).send({abortSignal});
  const {value} = await rpc.getSignatureStatuses([signature]).send({abortSignal});
  return {height, status: value[0]};
}

/** The slot of the transaction, once it is confirmed. */
async function confirmedSlot(): Promise<bigint> {
  let unread = 0;
  for (;;) {
    // If a call fails, the transaction may land all the same: keep looking, for longer than a blockhash lives.
    const found = await look().catch((error: Error) => console.warn('Not read:', error.message));
    if (!found && ++unread === 240) throw new Error(`${signature}: nobody knows whether it landed`);
    const status = found?.status;
    if (status?.err) throw new Error(`${signature} failed`);
    if (status?.confirmationStatus && commitmentComparator(status.confirmationStatus, commitment) >= 0) {
      return status.slot;
    }
    if (found && !status && found.height > blockhash.lastValidBlockHeight) throw new Error(`${signature} expired`);
    await sleep(500);
  }
}

// A node that has not reached that slot refuses, so the balance has the transaction in it.
const minContextSlot = await confirmedSlot();
const {context, value} = await rpc.getBalance(payer.address, {commitment, minContextSlot}).send();
console.log(`Landed in slot ${minContextSlot}, ${value} lamports at slot ${context.slot}`);
