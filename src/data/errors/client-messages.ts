// cspell:ignore reqrep rustls snapview unmarshal

/**
 * Messages of client libraries for errors without a code or name. They are raised in the reader's program, so no page
 * lists them: the decoder identifies them by their text. Meanings in our own words.
 */
import {apiKeyVariable} from '../endpoints';
import {clientNames} from './client-names';
import type {ErrorAdvice} from './error-advice';
import {tooLargeForClient} from './websocket-close-codes';

export const clientMessagesSources = [
  {
    read: [
      'https://github.com/solana-foundation/solana-web3.js, src, and its packages bs58, @solana/buffer-layout and superstruct 2.0.2',
      'https://github.com/michaelhly/solana-py, src/solana/rpc/async_api.py',
      'https://github.com/anza-xyz/agave, crates rpc-client and cli',
      'https://github.com/otter-sec/anchor, ts/packages/anchor/src/program/namespace/account.ts',
      'ws 8.23.0',
      'https://github.com/gorilla/websocket, client.go',
      'reqwest, src/error.rs',
      'V8',
    ],
    verified: '2026-11-22',
  },
  {
    read: [
      'https://github.com/golang/go, src/encoding/json/scanner.go',
      'Python, Lib/json/decoder.py',
      'https://github.com/anza-xyz/solana-sdk, crate solana-signer',
      '@solana/errors 8.4.0, messages',
      'https://github.com/solana-labs/solana/issues/30578, which quotes the CLI',
      'https://solana.com/docs/programs/deploying, for deployment options',
    ],
    verified: '2026-11-23',
  },
  {
    read: [
      'https://github.com/golang/go, src/net/http/transport.go',
      'https://github.com/servo/rust-url, url/src/parser.rs',
      'https://github.com/encode/httpx, httpx/_transports/default.py',
      'https://github.com/solana-labs/solana, cli-config and client/src/tpu_client.rs',
    ],
    observed: ['Chromium’s console', 'Node.js 20', 'Python 3.11'],
    verified: '2026-11-24',
  },
  {
    read: [
      'https://github.com/python-websockets/websockets, src/websockets/exceptions.py',
      'https://github.com/websockets/ws, lib/receiver.js',
      'https://github.com/gorilla/websocket, conn.go',
      'https://github.com/coder/websocket, read.go',
      'https://github.com/snapview/tungstenite-rs, src/error.rs',
      'https://curl.se/docs/manpage.html#EXIT',
    ],
    verified: '2026-11-25',
  },
  {
    read: [
      'https://github.com/anza-xyz/agave, rpc-client/src/nonblocking/rpc_client.rs, send_and_confirm_transaction',
      'https://github.com/golang/go, src/encoding/json/decode.go',
      'https://github.com/serde-rs/json, src/error.rs',
    ],
    verified: '2026-11-28',
  },
  {read: ['@solana/errors 8.4.0, getHumanReadableErrorMessage'], verified: '2026-11-30'},
  {
    read: [
      'https://github.com/otter-sec/anchor, ts/packages/anchor/src, accounts-resolver.ts, common.ts and coder/borsh/accounts.ts',
      'https://github.com/anza-xyz/solana-sdk, errors of Pubkey, Signature and Hash for text',
      'https://github.com/snapview/tungstenite-rs, src/error.rs, UrlError',
      'https://github.com/seanmonstar/reqwest, src/error.rs',
      'https://github.com/python-websockets/websockets, src/websockets/exceptions.py, InvalidURI',
      'https://github.com/psf/requests, src/requests/models.py and sessions.py',
      'https://github.com/aio-libs/aiohttp, aiohttp/client_reqrep.py',
      'https://github.com/websockets/ws, lib/websocket.js',
      'https://github.com/gorilla/websocket, client.go, errMalformedURL',
      'https://github.com/aio-libs/aiohttp, aiohttp/client.py',
      'https://github.com/encode/httpx, httpx/_client.py',
      'https://github.com/rustls/rustls, rustls/src/crypto/mod.rs',
      'https://github.com/chromium/chromium, third_party/blink/renderer/modules/websockets',
      'V8, src/common/message-template.h',
    ],
    verified: '2026-12-01',
  },
] as const;

export interface ClientMessage extends ErrorAdvice {
  readonly client: string;
  /** Exact text, or enough of its start to be unambiguous; `{…}` marks a value. */
  readonly message: string;
  /** Title in the decoder. */
  readonly name: string;
}

const {kit, web3Js, solanaPy} = clientNames;
const rust = 'Solana RPC client for Rust';
const anchor = 'Anchor for TypeScript';
const rustSdk = 'Solana SDK for Rust';

const otherForm = {
  name: 'Unexpected response format',
  meaning: 'The response doesn’t have the format that this version of the library expects, so the library rejected it.',
  retry: 'after-fix',
  action: 'Log the raw response: it may contain an error that the library doesn’t know. Then update the library.',
} as const;

const noJson = {
  name: 'Not JSON',
  meaning:
    'The response isn’t the expected JSON. Often it is an error page from a server in between, or it was cut off.',
  retry: 'after-fix',
  action:
    'Print the HTTP status and the start of the body, and [look up the status](/platform/resources/troubleshooting-http#status-codes).',
} as const;

const otherType = {
  ...otherForm,
  meaning: 'The response doesn’t have the format of the type that your code decodes it into.',
  action: 'Print the raw response: it may contain an `error`. Then compare its fields with your type.',
} as const;

const fewSigners = {
  name: 'NotEnoughSigners',
  meaning: 'The key of an account that must sign is missing, so the transaction was not sent.',
  retry: 'after-fix',
  action: 'Sign with the keys of the fee payer and of every account that an instruction marks as a signer.',
} as const;

const otherSigner = {
  name: 'KeypairPubkeyMismatch',
  meaning: 'One of the keys you sign with doesn’t belong to a signer of the transaction, so it was not sent.',
  retry: 'after-fix',
  action: 'Compare the address of each key with the accounts that the instructions mark as signers.',
} as const;

const deploymentCutShort = {
  name: 'Deployment cut short',
  meaning:
    'Not all parts of the program landed before their blockhashes expired. The buffer account still holds the others, and your SOL.',
  retry: 'new-blockhash',
  action:
    'Resume with the buffer named in the text. Allow more attempts with `--max-sign-attempts`, and set a price with `--with-compute-unit-price`.',
} as const;

const missingAccount = {
  name: 'Account not passed',
  meaning: 'The instruction needs an account that your code doesn’t pass and Anchor can’t derive. Nothing was sent.',
  retry: 'after-fix',
  action: 'Pass the account that the text names, with `accountsPartial` if the type of `accounts` leaves it out.',
} as const;

const notBytesOfKey = {
  name: 'Not a public key',
  meaning: 'A string that should be a public key is not base58 of 32 bytes.',
  retry: 'after-fix',
  action: 'Print what you parse: often it is empty, cut off, a signature, or still has quotes or spaces around it.',
} as const;

const noTls = {
  name: 'No TLS',
  meaning: 'The client was built without TLS, which `wss:` needs, so nothing was sent.',
  retry: 'after-fix',
  action:
    'Enable a TLS feature in `Cargo.toml`, such as `native-tls` of `tokio-tungstenite`. Don’t switch to `ws:`: it would send your API key unencrypted.',
} as const;

const socketNotOpen = {
  name: 'Socket not open',
  meaning: 'Your code sent a message before the WebSocket was open, or after it had closed.',
  retry: 'same',
  action: 'Send once `open` has fired. After `close`, reconnect and subscribe again.',
} as const;

const clientClosed = {
  name: 'Client closed',
  meaning: 'Your code used the HTTP client after it had closed it, so nothing was sent.',
  retry: 'after-fix',
  action: 'Make the call before `async with` ends, or close the client only when your program ends.',
} as const;

const noCrypto = {
  name: 'No crypto provider',
  meaning: 'The program is built with no crypto provider of `rustls`, or with several, and didn’t choose one.',
  retry: 'after-fix',
  action:
    'Enable `ring` of `rustls`, and begin `main` with `rustls::crypto::ring::default_provider().install_default()`.',
} as const;

const noAddress = {
  name: 'No endpoint address',
  meaning: 'The address is empty or incomplete, or its scheme is unknown, so nothing was sent.',
  retry: 'after-fix',
  action:
    'Print the address without its key: often an environment variable is not set. Compare it with the [endpoints](/platform/solana-rpc/how-to#endpoints).',
} as const;

const blockedByPolicy = {
  name: 'Blocked by your page’s policy',
  meaning: 'The Content Security Policy of your page doesn’t allow this address, so the browser sent nothing.',
  retry: 'after-fix',
  action: 'Add the endpoint to `connect-src`: with `https:` for calls, and with `wss:` for subscriptions.',
} as const;

const mixedContent = {
  name: 'Mixed content',
  meaning: 'A page that was loaded over HTTPS used an unencrypted address, so the browser sent nothing.',
  retry: 'after-fix',
  action: 'Start the address with `https:` or `wss:`.',
} as const;

const messageTooLarge = {name: 'Message too large for your client', ...tooLargeForClient} as const;

const raiseMessageSize = 'Raise `max_message_size` in `WebSocketConfig`. Then reconnect, and subscribe again.';

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
    action: 'After the last change to the transaction, sign with the keys that the next line of the text names.',
  },
  {
    client: web3Js,
    message: 'encoding overruns Uint8Array',
    name: 'Transaction too large',
    meaning: 'Usually the transaction has more bytes than its version allows. It was not sent.',
    retry: 'after-fix',
    action:
      'Use fewer instructions or accounts, a [lookup table](/platform/solana-rpc/send-transaction#versions), or two transactions.',
  },
  {
    client: web3Js,
    message: 'Non-base58 character',
    name: 'Not base58',
    meaning:
      'A string that should be a key, a signature, or a blockhash contains a character that base58 doesn’t have.',
    retry: 'after-fix',
    action: 'Copy the text again. Base58 leaves out 0, O, I, and l.',
  },
  {
    client: web3Js,
    message: 'Invalid public key input',
    name: 'Not a public key',
    meaning: 'A string that should be a public key is not base58 of 32 bytes, or a list of bytes has more than 32.',
    retry: 'after-fix',
    action: 'Print what you pass to `new PublicKey`: often it is empty, cut off, or a signature.',
  },
  {
    client: web3Js,
    message: "Cannot read properties of undefined (reading '_bn')",
    name: 'No public key',
    meaning: 'Your code passed `undefined` where a public key belongs: `_bn` is a member of `PublicKey`.',
    retry: 'after-fix',
    action:
      'Follow the stack trace to the first line of your own code, and print what it passes: often a misspelled account name.',
  },
  {
    client: kit,
    message: "Cannot read properties of undefined (reading 'length')",
    name: 'Code without a text',
    meaning:
      'Kit throws this in place of an error whose code it has no text for, such as 7429, if the stack trace names `getHumanReadableErrorMessage`. Otherwise, a value of your own is `undefined`.',
    retry: 'after-fix',
    action: 'Run the program with `NODE_ENV=production`, and look up the number that it then prints.',
  },
  {
    client: 'JavaScript',
    message: 'Do not know how to serialize a BigInt',
    name: 'No JSON of a bigint',
    meaning: 'JSON can’t contain a `bigint`, and `@solana/kit` returns most integers as such.',
    retry: 'after-fix',
    action:
      'Turn them into text: `JSON.stringify(value, (_key, part) => (typeof part === "bigint" ? String(part) : part))`.',
  },
  {
    client: 'JavaScript',
    message: 'ReferenceError: Buffer is not defined',
    name: 'No Buffer',
    meaning: 'Browsers have no `Buffer`, which version 1 of `@solana/web3.js` and libraries based on it need.',
    retry: 'after-fix',
    action: 'Install the package `buffer`, and set `globalThis.Buffer` from it before other code loads.',
  },
  {
    client: web3Js,
    message: 'bad secret key size',
    name: 'No secret key',
    meaning: 'This doesn’t have exactly 64 bytes, so it is not a secret key.',
    retry: 'after-fix',
    action: 'Pass all 64 bytes of the key file. For a 32-byte seed, use `Keypair.fromSeed`.',
  },
  {
    client: web3Js,
    message: 'unknown signer: {address}',
    name: 'Unknown signer',
    meaning: 'The transaction was signed with a key that none of its instructions names as a signer.',
    retry: 'after-fix',
    action: 'Sign with the keys that the instructions name, and no others.',
  },
  {client: web3Js, message: 'Expected the value to satisfy a union of', ...otherForm},
  {client: web3Js, message: 'StructError: Expected', ...otherForm},
  {client: web3Js, message: 'StructError: At path:', ...otherForm},
  {
    client: anchor,
    message: 'Account does not exist or has no data {address}',
    name: 'No account',
    meaning: 'No account exists at the address you fetched, at the commitment you asked for.',
    retry: 'after-fix',
    action: 'Check the seeds, the program, and the network. If the account is new, ask again a moment later.',
  },
  {client: anchor, message: 'Reached maximum depth for account resolution', ...missingAccount},
  {client: anchor, message: 'Account `{thing}` not provided', ...missingAccount},
  {
    client: anchor,
    message: 'Error: Invalid account discriminator',
    name: 'Other account type',
    meaning: 'The account exists, but its first bytes are not those of the type that your code decodes it into.',
    retry: 'after-fix',
    action: 'Check the address. If it is right, compare your IDL with the one of the program on chain.',
  },
  {
    client: kit,
    message: 'The provided transaction plan failed to execute.',
    name: 'Transaction plan failed',
    meaning: 'A transaction in the plan failed. This text doesn’t say which one, or why.',
    retry: 'after-fix',
    action: 'Print `transactionPlanResult` of the error, and paste the error that it contains.',
  },
  {
    client: kit,
    message: 'Expected base58-encoded address string of length in the range',
    name: 'Not an address',
    meaning: 'A string that should be an address is shorter or longer than one.',
    retry: 'after-fix',
    action: 'Print what you pass to `address()`: often it is empty, cut off, or a signature.',
  },
  {
    client: solanaPy,
    message: 'Unable to confirm transaction {signature}',
    name: 'UnconfirmedTxError',
    meaning: 'The client stopped waiting. The transaction may have landed, and may still land.',
    retry: 'same-bytes',
    action:
      'Check the signature with `getSignatureStatuses` before you do anything else: [retry safely](/platform/solana-rpc/send-transaction#retry).',
  },
  {client: web3Js, message: 'Endpoint URL must start with `http:` or `https:`.', ...noAddress},
  {client: 'JavaScript', message: 'Failed to parse URL from', ...noAddress},
  {client: 'JavaScript', message: 'TypeError: Invalid URL', ...noAddress},
  {client: 'JavaScript', message: "Failed to construct 'URL': Invalid URL", ...noAddress},
  {client: 'curl', message: 'curl: (1) {text}', ...noAddress},
  {client: 'curl', message: 'curl: (3) {text}', ...noAddress},
  {client: 'Python', message: 'unknown url type:', ...noAddress},
  {client: 'httpx for Python', message: "Request URL is missing an 'http://' or 'https://' protocol", ...noAddress},
  {client: 'Go', message: 'unsupported protocol scheme', ...noAddress},
  {client: 'requests for Python', message: 'No scheme supplied. Perhaps you meant', ...noAddress},
  {client: 'requests for Python', message: 'No connection adapters were found for', ...noAddress},
  {client: 'websockets for Python', message: "isn't a valid URI", ...noAddress},
  {client: 'ws for Node.js', message: "The URL's protocol must be one of", ...noAddress},
  {client: 'ws for Node.js', message: 'SyntaxError: Invalid URL', ...noAddress},
  {client: 'gorilla/websocket for Go', message: 'malformed ws or wss URL', ...noAddress},
  {client: 'Rust', message: 'relative URL without a base', ...noAddress},
  {client: 'Rust', message: 'RelativeUrlWithoutBase', ...noAddress},
  {client: 'tungstenite for Rust', message: 'URL error: URL scheme not supported', ...noAddress},
  {client: 'tungstenite for Rust', message: 'TLS support not compiled in', ...noTls},
  {client: 'tungstenite for Rust', message: 'TlsFeatureNotEnabled', ...noTls},
  {client: 'Chrome', message: 'violates the following Content Security Policy directive', ...blockedByPolicy},
  {client: 'Chrome', message: "violates the document's Content Security Policy", ...blockedByPolicy},
  {client: 'Chrome', message: 'the content must be served over HTTPS', ...mixedContent},
  {client: 'Chrome', message: 'this endpoint must be available over WSS', ...mixedContent},
  {client: 'Chrome', message: 'An insecure WebSocket connection may not be initiated', ...mixedContent},
  {client: 'reqwest for Rust', message: 'error decoding response body', ...noJson},
  {client: 'reqwest for Rust', message: 'kind: Decode, source', ...noJson},
  {client: 'Go', message: 'looking for beginning of value', ...noJson},
  {client: 'Go', message: 'json: cannot unmarshal', ...otherType},
  {client: 'serde_json for Rust', message: 'expected value at line {n} column {n}', ...noJson},
  {client: 'serde_json for Rust', message: 'EOF while parsing {thing} at line {n} column {n}', ...noJson},
  {client: 'serde_json for Rust', message: 'Error("expected value", line: {n}', ...noJson},
  {client: 'serde_json for Rust', message: 'Error("EOF while parsing {thing}", line: {n}', ...noJson},
  {client: 'Python', message: 'JSONDecodeError: Expecting value', ...noJson},
  {client: 'aiohttp for Python', message: 'Attempt to decode JSON with unexpected mimetype', ...noJson},
  {client: 'JavaScript', message: "Unexpected token '<'", ...noJson},
  {client: 'JavaScript', message: `Unexpected token '{thing}', "{text} is not valid JSON`, ...noJson},
  {client: 'JavaScript', message: 'Unexpected token {thing} in JSON at position', ...noJson},
  {client: 'JavaScript', message: 'Unexpected end of JSON input', ...noJson},
  {
    client: 'Solana CLI',
    message: 'has insufficient funds for spend',
    name: 'Not enough SOL',
    meaning: 'The paying account holds less SOL than the command would spend, including the fee.',
    retry: 'after-fix',
    action: 'Send SOL to the account named in the message, or pay from another one.',
  },
  {
    client: 'Solana CLI',
    message: 'No default signer found',
    name: 'No key file',
    meaning: 'There is no key at the path in the CLI’s configuration.',
    retry: 'after-fix',
    action:
      'Run `solana config get` to see the path. Then name your key with `--keypair`, or make one with `solana-keygen new`.',
  },
  {
    client: 'Solana CLI',
    message: 'Blockhash expired. {n} retries remaining',
    name: 'Signing again',
    meaning:
      'Not all transactions landed before their blockhash expired, so the CLI signs the rest again automatically.',
    retry: 'new-blockhash',
    action: 'Wait until it ends. If it gives up, set a price with `--with-compute-unit-price`, and run it again.',
  },
  {client: 'Solana CLI', message: 'Data writes to account failed', ...deploymentCutShort},
  {client: 'Solana CLI', message: '{n} write transactions failed', ...deploymentCutShort},
  {
    client: 'Solana CLI',
    message: 'airdrop request failed. This can happen when the rate limit is reached',
    name: 'No airdrop',
    meaning: 'The network’s faucet refused. It limits how much it gives, and how often.',
    retry: 'same',
    action:
      'Ask for less, wait, or use another [faucet](https://solana.com/developers/guides/getstarted/solana-token-airdrop-and-faucets).',
  },
  {client: rustSdk, message: 'String is the wrong size', ...notBytesOfKey},
  {client: rustSdk, message: 'Invalid Base58 string', ...notBytesOfKey},
  {
    client: rustSdk,
    message: 'string decoded to wrong size for signature',
    name: 'Not a signature',
    meaning: 'A string that should be a signature is not base58 of 64 bytes.',
    retry: 'after-fix',
    action: 'Print what you parse: often it is empty, cut off, or an address.',
  },
  {client: rust, message: 'NotEnoughSigners', ...fewSigners},
  {client: rust, message: 'SignerError: not enough signers', ...fewSigners},
  {client: rust, message: 'KeypairPubkeyMismatch', ...otherSigner},
  {client: rust, message: 'keypair-pubkey mismatch', ...otherSigner},
  {
    client: rust,
    message: 'AccountNotFound: pubkey={address}',
    name: 'AccountNotFound',
    meaning: 'No account exists at the address you asked for, at the commitment you asked for.',
    retry: 'after-fix',
    action: 'Check the address and the network. If the account is new, ask again a moment later.',
  },
  {
    client: rust,
    message: 'unable to confirm transaction. This can happen in situations such as transaction expiration',
    name: 'Not confirmed',
    meaning:
      'The client saw no status, and one node said that it doesn’t know the blockhash. A node that lags says so too, so the transaction may have landed, and may still land.',
    retry: 'same-bytes',
    action:
      'Send the same bytes again. Sign again only after [expiry](/platform/solana-rpc/send-transaction#expiry): the block height is above `lastValidBlockHeight`, and the status is still `null` with `searchTransactionHistory`.',
  },
  {client: 'ws for Node.js', message: 'WebSocket is not open: readyState {n}', ...socketNotOpen},
  {client: 'Chrome', message: "Failed to execute 'send' on 'WebSocket': Still in CONNECTING state", ...socketNotOpen},
  {client: 'Chrome', message: 'WebSocket is already in CLOSING or CLOSED state', ...socketNotOpen},
  {client: 'aiohttp for Python', message: 'RuntimeError: Session is closed', ...clientClosed},
  {
    client: 'httpx for Python',
    message: 'Cannot send a request, as the client has been closed',
    ...clientClosed,
  },
  {
    client: 'rustls for Rust',
    message: 'Could not automatically determine the process-level CryptoProvider',
    ...noCrypto,
  },
  {client: 'rustls for Rust', message: 'no process-level CryptoProvider available', ...noCrypto},
  {
    client: 'Python',
    message: `KeyError: '${apiKeyVariable}'`,
    name: 'API key not set',
    meaning: `The program reads your API key from \`${apiKeyVariable}\`, but its terminal doesn’t have that variable. Nothing was sent.`,
    retry: 'after-fix',
    action:
      'Set the key in that terminal, as in [Get a key](/platform/introduction/getting-started#get-a-key), and start the program again.',
  },
  {client: 'websockets for Python', message: 'websockets.exceptions.PayloadTooBig', ...messageTooLarge},
  {client: 'ws for Node.js', message: 'Max payload size exceeded', ...messageTooLarge},
  {client: 'gorilla/websocket for Go', message: 'websocket: read limit exceeded', ...messageTooLarge},
  {client: 'coder/websocket for Go', message: 'read limited at {n} bytes', ...messageTooLarge},
  {
    client: 'tungstenite for Rust',
    message: 'Message too long: {n} > {n}',
    ...messageTooLarge,
    action: raiseMessageSize,
  },
  {
    // Its name alone is an error of Anchor.
    client: 'tungstenite for Rust',
    message: 'MessageTooLong {',
    ...messageTooLarge,
    action: raiseMessageSize,
  },
  {
    client: 'gorilla/websocket for Go',
    message: 'websocket: bad handshake',
    name: 'Handshake refused',
    meaning:
      'The server answered the handshake with an HTTP status instead of opening a WebSocket. This text doesn’t name the status.',
    retry: 'after-fix',
    action:
      'Print the status of the response that `Dial` returns along with the error, and [look it up](/platform/resources/troubleshooting-http#status-codes).',
  },
];
