import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionMessageSize,
  getTransactionMessageSizeLimit,
  lamports,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type TransactionMessage,
  type TransactionMessageWithFeePayer,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';

// 25 transfers, each to another account.
const payer = (await generateKeyPairSigner()).address;
const recipients = await Promise.all(Array.from({length: 25}, () => generateKeyPairSigner()));
const addresses = recipients.map((recipient) => recipient.address);
const transfers = addresses.map((destination) =>
  getTransferSolInstruction({source: createNoopSigner(payer), destination, amount: lamports(1_000n)}),
);

// Any blockhash has the size of the real one.
const lifetime = {blockhash: blockhash('HKmurTzmBVjLcJafZMSBDVFJoRfMRAyJxyEJzGnFccKD'), lastValidBlockHeight: 0n};

// #region v0
const v0 = pipe(
  createTransactionMessage({version: 0}),
  (m) => setTransactionMessageFeePayer(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
  (m) => appendTransactionMessageInstructions(transfers, m),
);

// A lookup table that holds the recipients, by its address.
const table = address('7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5');
const compressed = compressTransactionMessageUsingAddressLookupTables(v0, {[table]: addresses});
// #endregion v0

// #region v1
const v1 = pipe(
  createTransactionMessage({version: 1}),
  (m) => setTransactionMessageFeePayer(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
  (m) =>
    setTransactionMessageConfig(
      {computeUnitLimit: 10_000, loadedAccountsDataSizeLimit: 100_000, priorityFeeLamports: 100n},
      m,
    ),
  (m) => appendTransactionMessageInstructions(transfers, m),
);
// #endregion v1

function report(name: string, message: TransactionMessage & TransactionMessageWithFeePayer): void {
  const size = getTransactionMessageSize(message);
  const limit = getTransactionMessageSizeLimit(message);
  console.log(`${name}: ${size} of ${limit} bytes${size > limit ? ', too large' : ''}`);
}

report('v0', v0);
report('v0 with a lookup table', compressed);
report('v1', v1);
