/**
 * Errors of client libraries that have a class of their own, and often no text. They arise in the reader's program, so
 * no page lists them: the decoder knows them by the name.
 *
 * Sources: `src/errors.ts` of `@solana/spl-token` 0.4.15 and of `@solana/wallet-adapter-base` 0.9.28;
 * `michaelhly/solana-py`, `src/solana/exceptions.py`; read 2026-11-22. Meanings in our own words.
 */
import type {Retry} from './solana-errors';

export interface ClientClass {
  readonly client: string;
  readonly name: string;
  readonly meaning: string;
  readonly retry: Retry;
  /** Inline Markdown. */
  readonly action: string;
  /** It passes on an error of others, which says more. */
  readonly isWrapper?: true;
}

const wallets = '@solana/wallet-adapter';
const tokens = '@solana/spl-token';

const check = 'Check the address, the network, and which token program owns it: Token or Token-2022.';

const askWallet =
  'Read what stands after the name, and the `error` of the object: a refusal of the reader, or an error of the node. Paste it here.';

export const clientClasses: readonly ClientClass[] = [
  wallet('WalletNotConnectedError', 'No wallet is connected.', 'Connect before you sign or send, and wait for it.'),
  wallet(
    'WalletNotReadyError',
    'The wallet is not installed, or has not loaded yet.',
    'Offer to install it, or another wallet.',
  ),
  wallet('WalletLoadError', 'The code of the wallet did not load.', 'Reload the page, and look at its console.'),
  wallet('WalletDisconnectedError', 'The wallet ended the connection.', 'Connect again.'),
  wallet('WalletTimeoutError', 'The wallet did not answer in time.', 'Ask again, and keep its window open.'),
  wallet(
    'WalletWindowBlockedError',
    'The browser blocked the window of the wallet.',
    'Open it from a click, and allow pop-ups.',
  ),
  wallet('WalletWindowClosedError', 'The window of the wallet was closed before an answer.', 'Ask again.'),
  wallet('WalletConnectionError', 'The wallet did not connect.', askWallet, {isWrapper: true}),
  wallet('WalletSendTransactionError', 'The wallet did not send the transaction.', askWallet, {isWrapper: true}),
  wallet('WalletSignTransactionError', 'The wallet did not sign the transaction.', askWallet, {isWrapper: true}),
  wallet('WalletSignMessageError', 'The wallet did not sign the message.', askWallet, {isWrapper: true}),
  wallet('WalletSignInError', 'The wallet did not sign the reader in.', askWallet, {isWrapper: true}),
  token(
    'TokenAccountNotFoundError',
    'No account exists at the address of the token account or the mint.',
    'Create it first, or ask again with commitment `confirmed` if it is new.',
  ),
  token('TokenInvalidAccountError', 'The account is no token account of the kind you ask for.', check),
  token('TokenInvalidAccountOwnerError', 'The account does not belong to the token program that you pass.', check),
  token('TokenInvalidAccountSizeError', 'The account has not the size of a token account or a mint.', check),
  token('TokenInvalidMintError', 'The token account holds another mint than the one you pass.', check),
  token('TokenInvalidOwnerError', 'The token account has another owner than the one you pass.', check),
  token(
    'TokenOwnerOffCurveError',
    'The owner of the token account is the address of a program, not a key.',
    'Pass `allowOwnerOffCurve` as `true` if a program is to own the tokens.',
  ),
  token(
    'TokenUnsupportedInstructionError',
    'The token program that you pass does not have this instruction.',
    'Pass the address of Token-2022.',
  ),
  {
    client: 'solana-py',
    name: 'SolanaRpcException',
    meaning: 'The request failed on the way: there is no answer with a code.',
    retry: 'same',
    action: 'Read the exception that is its cause, such as `httpx.ReadTimeout`, and paste it here.',
    isWrapper: true,
  },
];

function wallet(name: string, meaning: string, action: string, more?: {readonly isWrapper: true}): ClientClass {
  return {client: wallets, name, meaning, retry: 'after-fix', action, ...more};
}

function token(name: string, meaning: string, action: string): ClientClass {
  return {client: tokens, name, meaning, retry: 'after-fix', action};
}
