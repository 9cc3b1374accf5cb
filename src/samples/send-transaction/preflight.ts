import {readFile} from 'node:fs/promises';
import {
  appendTransactionMessageInstruction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  isSolanaError,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';

const keyFile = process.argv[2] ?? 'id.json';
const payer = await createKeyPairSignerFromBytes(new Uint8Array(JSON.parse(await readFile(keyFile, 'utf8'))));
const rpc = createSolanaRpc(`https://solana-devnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
const commitment = 'finalized';
const tenSeconds = () => ({abortSignal: AbortSignal.timeout(10_000)});
const {value: blockhash} = await rpc.getLatestBlockhash({commitment}).send(tenSeconds());

// The whole balance: more than is left once the fee is paid.
const {value: balance} = await rpc.getBalance(payer.address, {commitment}).send(tenSeconds());
const message = pipe(
  createTransactionMessage({version: 0}),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({source: payer, destination: payer.address, amount: lamports(balance)}),
      m,
    ),
);
const wire = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));

// #region read
try {
  await rpc.sendTransaction(wire, {encoding: 'base64', preflightCommitment: commitment}).send(tenSeconds());
} catch (error) {
  if (!isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)) throw error;
  // The cause is the transaction error; the context has what a simulation returns.
  const {cause, context} = error;
  if (isSolanaError(cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)) {
    console.log(`Instruction ${cause.context.index} failed with 0x${cause.context.code.toString(16)}`);
  } else {
    console.log(cause);
  }
  console.log(context.logs?.join('\n'));
}
// #endregion read
