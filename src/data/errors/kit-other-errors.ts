/**
 * Errors that `@solana/kit` raises in the reader's program, before a request is sent or after the response arrives. No
 * page lists them: the decoder identifies them by number, constant, and message. Meanings in our own words.
 */
import type {KitClientError} from './kit-errors';

export const kitOtherErrorsSource = {
  package: '@solana/errors 8.4.0, messages and codes',
  verified: '2026-11-25',
} as const;

export interface KitOtherError extends KitClientError {
  /** Exact text, or enough of its start to be unambiguous; `{…}` marks a value. */
  readonly message: string;
}

const copyAgain = 'Print the value: often it is empty, cut off, or of the wrong kind. Then copy it again.';

const noAccount = {
  meaning: 'No account exists at the address you fetched, at the commitment you asked for.',
  retry: 'after-fix',
  action: 'Check the address, the seeds, and the network. If the account is new, ask again a moment later.',
} as const;

const otherData = {
  meaning: 'This decoder can’t read these bytes: usually the account has another type or program.',
  retry: 'after-fix',
  action: 'Check the account’s `owner` and the length of its data, and choose the matching decoder.',
} as const;

const noBlockhash = {
  retry: 'after-fix',
  action: 'Print what you pass as the blockhash: it should be `blockhash` in the `value` of `getLatestBlockhash`.',
} as const;

const readCause = {retry: 'after-fix', action: 'Read `cause`, and look it up.'} as const;

export const kitOtherErrors: readonly KitOtherError[] = [
  {
    code: 3,
    constant: 'SOLANA_ERROR__NONCE_ACCOUNT_NOT_FOUND',
    message: 'No nonce account could be found at address',
    meaning: 'There is no nonce account at the address that the transaction gets its nonce from.',
    retry: 'after-fix',
    action: 'Check the address and the network, and create the nonce account if it is missing.',
  },
  {
    code: 4,
    constant: 'SOLANA_ERROR__BLOCKHASH_STRING_LENGTH_OUT_OF_RANGE',
    message: 'Expected base58-encoded blockhash string of length in the range',
    meaning: 'The string is too short or too long for a blockhash.',
    ...noBlockhash,
  },
  {
    code: 5,
    constant: 'SOLANA_ERROR__INVALID_BLOCKHASH_BYTE_LENGTH',
    message: 'Expected base58 encoded blockhash to decode to a byte array of length',
    meaning: 'The string does not decode to the 32 bytes of a blockhash.',
    ...noBlockhash,
  },
  {
    code: 6,
    constant: 'SOLANA_ERROR__LAMPORTS_OUT_OF_RANGE',
    message: 'Lamports value must be in the range',
    meaning: 'An amount of lamports is negative, or does not fit in 64 bits.',
    retry: 'after-fix',
    action: 'Print the amount before you pass it to `lamports()`.',
  },
  {
    code: 12,
    constant: 'SOLANA_ERROR__FAILED_TO_SEND_TRANSACTIONS',
    message: 'SolanaError: Failed to send transactions',
    meaning: 'Sending several transactions failed. Some of them may have landed.',
    retry: 'after-fix',
    action: 'Read the cause of each one, and look up the status of those that were sent before you send any again.',
  },
  {
    code: 13,
    constant: 'SOLANA_ERROR__FAILED_TO_SIGN_TRANSACTION',
    message: 'SolanaError: Failed to sign transaction',
    meaning: 'Signing failed, so the transaction was not sent. The reason is in `cause`.',
    ...readCause,
  },
  {
    code: 2800000,
    constant: 'SOLANA_ERROR__ADDRESSES__INVALID_BYTE_LENGTH',
    message: 'Expected base58 encoded address to decode to a byte array of length',
    meaning: 'The string does not decode to the 32 bytes of an address.',
    retry: 'after-fix',
    action: copyAgain,
  },
  {
    code: 2800002,
    constant: 'SOLANA_ERROR__ADDRESSES__INVALID_BASE58_ENCODED_ADDRESS',
    message: 'is not a base58-encoded address',
    meaning: 'The string is not a Base58-encoded address.',
    retry: 'after-fix',
    action: copyAgain,
  },
  {
    code: 3230000,
    constant: 'SOLANA_ERROR__ACCOUNTS__ACCOUNT_NOT_FOUND',
    message: 'Account not found at address:',
    ...noAccount,
  },
  {
    code: 3230002,
    constant: 'SOLANA_ERROR__ACCOUNTS__FAILED_TO_DECODE_ACCOUNT',
    message: 'Failed to decode account data at address:',
    ...otherData,
  },
  {
    code: 32300001,
    constant: 'SOLANA_ERROR__ACCOUNTS__ONE_OR_MORE_ACCOUNTS_NOT_FOUND',
    message: 'Accounts not found at addresses:',
    ...noAccount,
  },
  {
    code: 3610000,
    constant: 'SOLANA_ERROR__SUBTLE_CRYPTO__DISALLOWED_IN_INSECURE_CONTEXT',
    message: 'Cryptographic operations are only allowed in secure browser contexts',
    meaning: 'The browser offers keys and signatures only on pages that were loaded over HTTPS, or from `localhost`.',
    retry: 'after-fix',
    action: 'Serve the page over HTTPS.',
  },
  {
    code: 3610002,
    constant: 'SOLANA_ERROR__SUBTLE_CRYPTO__ED25519_ALGORITHM_UNIMPLEMENTED',
    message: 'This runtime does not support the generation of Ed25519 key pairs',
    meaning: 'The runtime doesn’t support Ed25519 keys, which Solana signs with.',
    retry: 'after-fix',
    action: 'Update the runtime, or install `@solana/webcrypto-ed25519-polyfill`.',
  },
  {
    code: 3704000,
    constant: 'SOLANA_ERROR__KEYS__INVALID_KEY_PAIR_BYTE_LENGTH',
    message: 'Key pair bytes must be of length',
    meaning: 'This doesn’t have exactly 64 bytes, so it is not a key pair.',
    retry: 'after-fix',
    action: 'Pass all 64 bytes of the key file. For 32 bytes, use `createKeyPairFromPrivateKeyBytes`.',
  },
  {
    code: 3704001,
    constant: 'SOLANA_ERROR__KEYS__INVALID_PRIVATE_KEY_BYTE_LENGTH',
    message: 'Expected private key bytes with length',
    meaning: 'This doesn’t have exactly 32 bytes, so it is not a private key.',
    retry: 'after-fix',
    action: 'Pass the first 32 bytes of the key file. For all 64, use `createKeyPairFromBytes`.',
  },
  {
    code: 3704003,
    constant: 'SOLANA_ERROR__KEYS__SIGNATURE_STRING_LENGTH_OUT_OF_RANGE',
    message: 'Expected base58-encoded signature string of length in the range',
    meaning: 'The string is too short or too long for a signature.',
    retry: 'after-fix',
    action: copyAgain,
  },
  {
    code: 3704004,
    constant: 'SOLANA_ERROR__KEYS__PUBLIC_KEY_MUST_MATCH_PRIVATE_KEY',
    message: 'The provided private key does not match the provided public key',
    meaning: 'The two halves of the key pair don’t match.',
    retry: 'after-fix',
    action: 'Pass all 64 bytes of one key file, in order.',
  },
  {
    code: 5508010,
    constant: 'SOLANA_ERROR__SIGNER__TRANSACTION_SENDING_SIGNER_MISSING',
    message: 'No `TransactionSendingSigner` was identified',
    meaning: 'One of the transaction’s signers was supposed to send it, but none of them can.',
    retry: 'after-fix',
    action: 'Sign with `signTransactionMessageWithSigners`, and send with `sendAndConfirmTransactionFactory`.',
  },
  {
    code: 5663000,
    constant: 'SOLANA_ERROR__TRANSACTION__INVOKED_PROGRAMS_CANNOT_PAY_FEES',
    message: 'which is both invoked and set as the fee payer',
    meaning: 'The fee payer is the address of a program that the transaction calls.',
    retry: 'after-fix',
    action: 'Set the address of a wallet as the fee payer.',
  },
  {
    code: 5663002,
    constant: 'SOLANA_ERROR__TRANSACTION__EXPECTED_BLOCKHASH_LIFETIME',
    message: 'Transaction does not have a blockhash lifetime',
    meaning: 'The transaction has no blockhash, or kit doesn’t know when it expires.',
    retry: 'after-fix',
    action:
      'Pass the whole `value` of `getLatestBlockhash` to `setTransactionMessageLifetimeUsingBlockhash` before you sign.',
  },
  {
    code: 5663003,
    constant: 'SOLANA_ERROR__TRANSACTION__EXPECTED_NONCE_LIFETIME',
    message: 'Transaction is not a durable nonce transaction',
    meaning: 'The function expects a transaction with a nonce, but this one has a blockhash or nothing.',
    retry: 'after-fix',
    action: 'Use the function for blockhashes, or set a nonce with `setTransactionMessageLifetimeUsingDurableNonce`.',
  },
  {
    code: 5663005,
    constant: 'SOLANA_ERROR__TRANSACTION__FAILED_TO_DECOMPILE_ADDRESS_LOOKUP_TABLE_CONTENTS_MISSING',
    message: 'Contents of these address lookup tables unknown',
    meaning: 'The transaction uses addresses from lookup tables, but kit was not given their contents.',
    retry: 'after-fix',
    action: 'Fetch the tables first: `decompileTransactionMessageFetchingLookupTables` does it for you.',
  },
  {
    code: 5663011,
    constant: 'SOLANA_ERROR__TRANSACTION__FEE_PAYER_MISSING',
    message: 'Transaction is missing a fee payer',
    meaning: 'The transaction has no fee payer, so it can’t be compiled or signed.',
    retry: 'after-fix',
    action: 'Set one with `setTransactionMessageFeePayerSigner` or `setTransactionMessageFeePayer` first.',
  },
  {
    code: 5663012,
    constant: 'SOLANA_ERROR__TRANSACTION__FEE_PAYER_SIGNATURE_MISSING',
    message: "Could not determine this transaction's signature",
    meaning: 'The fee payer has not signed, and its signature identifies the transaction.',
    retry: 'after-fix',
    action: 'Sign with the key of the fee payer before you read the signature or send.',
  },
  {
    code: 5663015,
    constant: 'SOLANA_ERROR__TRANSACTION__ADDRESSES_CANNOT_SIGN_TRANSACTION',
    message: 'Attempted to sign a transaction with an address that is not a signer for it',
    meaning: 'One of the keys you sign with doesn’t belong to a signer of the transaction.',
    retry: 'after-fix',
    action: 'Compare the address of each key with the accounts that the instructions mark as signers.',
  },
  {
    code: 5663018,
    constant: 'SOLANA_ERROR__TRANSACTION__FAILED_TO_ESTIMATE_COMPUTE_LIMIT',
    message: 'Failed to estimate the compute unit consumption for this transaction message',
    meaning: 'The call that simulates the transaction has failed, so there is no estimate. `cause` says why.',
    retry: 'same',
    action: 'After a 429 or a timeout, repeat it. Otherwise, look up `cause` first.',
  },
  {
    // Kit 8.4.0 has it, but throws 5663037 in its place.
    code: 5663019,
    constant: 'SOLANA_ERROR__TRANSACTION__FAILED_WHEN_SIMULATING_TO_ESTIMATE_COMPUTE_LIMIT',
    message: 'Transaction failed when it was simulated in order to estimate the compute unit consumption.',
    meaning: 'The transaction failed in the simulation that estimates its compute units.',
    retry: 'after-fix',
    action: 'Read `cause` for the transaction error, and look it up.',
  },
  {
    code: 5664000,
    constant: 'SOLANA_ERROR__TRANSACTION_INTROSPECTION__CANNOT_DECODE_JSON_PARSED_TRANSACTION',
    message: "responses fetched with `encoding: 'jsonParsed'` cannot be decoded",
    meaning: 'The transaction came with parsed instructions, but kit decodes bytes.',
    retry: 'after-fix',
    action: 'Call `getTransaction` with `encoding: "base64"`.',
  },
  {
    code: 8078000,
    constant: 'SOLANA_ERROR__CODECS__CANNOT_DECODE_EMPTY_BYTE_ARRAY',
    message: 'cannot decode empty byte arrays',
    ...otherData,
  },
  {
    code: 8078023,
    constant: 'SOLANA_ERROR__CODECS__EXPECTED_DECODER_TO_CONSUME_ENTIRE_BYTE_ARRAY',
    message: 'This decoder expected a byte array of exactly',
    ...otherData,
  },
  {
    code: 8100003,
    constant: 'SOLANA_ERROR__RPC__API_PLAN_MISSING_FOR_RPC_METHOD',
    message: 'Could not find an API plan for RPC method',
    meaning: 'The API of your `Rpc` object doesn’t have this method, so nothing was sent.',
    retry: 'after-fix',
    action: 'Check the spelling of the method, and which API you created the object with.',
  },
  {
    code: 8190001,
    constant: 'SOLANA_ERROR__RPC_SUBSCRIPTIONS__EXPECTED_SERVER_SUBSCRIPTION_ID',
    message: 'Failed to obtain a subscription id from the server',
    meaning: 'The server did not accept the subscription: its response has no id.',
    retry: 'after-fix',
    action: 'Send the same subscription with `wscat`, and read the `error` of the response.',
  },
];
