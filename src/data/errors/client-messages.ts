/**
 * Texts of client libraries for errors without a code and without a name. They arise in the reader's program, so
 * no page lists them: the decoder knows them by their words.
 *
 * Sources: `solana-foundation/solana-web3.js`, `src/transaction/legacy.ts`, and its packages `bs58` and
 * `@solana/buffer-layout`; `anza-xyz/agave`, crate `rpc-client`; `gorilla/websocket`, `client.go`; read
 * 2026-11-22. Meanings in our own words.
 */
import type {Retry} from './solana-errors';

export interface ClientMessage {
  readonly client: string;
  /** Exact text, or as much of its beginning as tells it from others; `{…}` marks a value. */
  readonly message: string;
  /** What the decoder calls it. */
  readonly name: string;
  readonly meaning: string;
  readonly retry: Retry;
  /** Inline Markdown. */
  readonly action: string;
}

const web3Js = '@solana/web3.js';
const rust = 'Solana RPC client for Rust';

export const clientMessages: readonly ClientMessage[] = [
  {
    client: web3Js,
    message: 'Transaction recentBlockhash required',
    name: 'No blockhash',
    meaning: 'The transaction was signed or serialized before it had a blockhash.',
    retry: 'after-fix',
    action: 'Call `getLatestBlockhash`, and set `recentBlockhash` before you sign.',
  },
  {
    client: web3Js,
    message: 'Transaction fee payer required',
    name: 'No fee payer',
    meaning: 'The transaction was signed or serialized before it had a fee payer.',
    retry: 'after-fix',
    action: 'Set `feePayer` before you sign.',
  },
  {
    client: web3Js,
    message: 'Signature verification failed.',
    name: 'Signature missing or wrong',
    meaning: 'A signature is missing, or belongs to another message, so nothing was sent.',
    retry: 'after-fix',
    action: 'Sign with the keys that the next line of the text names, after the last change of the transaction.',
  },
  {
    client: web3Js,
    message: 'encoding overruns Uint8Array',
    name: 'Transaction too large',
    meaning: 'Most often the transaction has more bytes than its version allows. It was not sent.',
    retry: 'after-fix',
    action:
      'Use fewer instructions or accounts, a [lookup table](/platform/solana-rpc/send-transaction#versions), or two transactions.',
  },
  {
    client: web3Js,
    message: 'Non-base58 character',
    name: 'Not base58',
    meaning: 'A text that should be a key, a signature or a blockhash holds a character that base58 does not have.',
    retry: 'after-fix',
    action: 'Copy the text again. Base58 leaves out 0, O, I and l.',
  },
  {
    client: web3Js,
    message: 'Invalid public key input',
    name: 'Not a public key',
    meaning: 'A text that should be a public key is not base58 of 32 bytes, or a list of bytes has more than 32.',
    retry: 'after-fix',
    action: 'Print what you pass to `new PublicKey`: often it is empty, cut off, or a signature.',
  },
  {
    client: rust,
    message: 'AccountNotFound: pubkey={address}',
    name: 'AccountNotFound',
    meaning: 'No account exists at the address that you asked for, at the commitment that you asked for.',
    retry: 'after-fix',
    action: 'Check the address and the network. If the account is new, ask with commitment `confirmed`.',
  },
  {
    client: rust,
    message: 'unable to confirm transaction. This can happen in situations such as transaction expiration',
    name: 'Not confirmed',
    meaning: 'The client saw no status before the blockhash expired. The transaction may have landed.',
    retry: 'new-blockhash',
    action:
      'Check the signature once more, then [sign again](/platform/solana-rpc/send-transaction#retry) with a new blockhash.',
  },
  {
    client: 'gorilla/websocket for Go',
    message: 'websocket: bad handshake',
    name: 'Handshake refused',
    meaning:
      'The server answered the handshake, with an HTTP status in place of a WebSocket. This text does not name it.',
    retry: 'after-fix',
    action:
      'Print the status of the response that `Dial` returns beside the error, and [look it up](/platform/resources/troubleshooting-http#status-codes).',
  },
];
