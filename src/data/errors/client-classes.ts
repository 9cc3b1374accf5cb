/**
 * Errors of client libraries with their own class, and often without a message. They are raised in the reader's
 * program, so no page lists them: the decoder identifies them by name. Meanings in our own words.
 */
import {clientNames} from './client-names';
import type {ErrorAdvice} from './error-advice';

export const clientClassesSource = {
  tokens: '@solana/spl-token 0.4.15, src/errors.ts',
  wallets: '@solana/wallet-adapter-base 0.9.28, src/errors.ts',
  solanaPy: 'https://github.com/michaelhly/solana-py, src/solana/exceptions.py',
  web3Js: 'https://github.com/solana-foundation/solana-web3.js, src/errors.ts',
  verified: '2026-11-29',
} as const;

export interface ClientClass extends ErrorAdvice {
  readonly client: string;
  readonly name: string;
  /** Set if it wraps another error, which is more specific. */
  readonly isWrapper?: true;
  /** Set if it tells nothing beside what it wraps. */
  readonly isEmpty?: true;
}

const wallets = '@solana/wallet-adapter';
const tokens = '@solana/spl-token';

const check = 'Check the address, the network, and which token program owns it: Token or Token-2022.';

const askWallet =
  'Read the text after the name and the object’s `error`: the user may have refused, or a node returned an error. Paste it here.';

export const clientClasses: readonly ClientClass[] = [
  wallet(
    'WalletNotConnectedError',
    'No wallet is connected.',
    'Connect, and wait until you are connected, before you sign or send.',
  ),
  wallet(
    'WalletNotReadyError',
    'The wallet isn’t installed, or hasn’t loaded yet.',
    'Offer to install it, or offer another wallet.',
  ),
  wallet('WalletLoadError', 'The wallet’s code didn’t load.', 'Reload the page, and check the browser console.'),
  wallet('WalletDisconnectedError', 'The wallet closed the connection.', 'Reconnect.', {retry: 'same'}),
  wallet('WalletTimeoutError', 'The wallet didn’t respond in time.', 'Try again, and keep its window open.', {
    retry: 'same',
  }),
  wallet(
    'WalletWindowBlockedError',
    'The browser blocked the wallet’s window.',
    'Open the window in response to a click, and allow pop-ups.',
  ),
  wallet('WalletWindowClosedError', 'The wallet’s window was closed before it responded.', 'Try again.', {
    retry: 'same',
  }),
  wallet('WalletConnectionError', 'The wallet didn’t connect.', askWallet, {isWrapper: true}),
  wallet(
    'WalletSendTransactionError',
    'Signing or sending the transaction failed. If no node has refused it, it may still have been sent.',
    `${askWallet} Before you sign a new transaction, [check that this one can no longer land](/platform/solana-rpc/send-transaction#expiry).`,
    {isWrapper: true},
  ),
  wallet('WalletSignTransactionError', 'The wallet didn’t sign the transaction.', askWallet, {isWrapper: true}),
  wallet('WalletSignMessageError', 'The wallet didn’t sign the message.', askWallet, {isWrapper: true}),
  wallet('WalletSignInError', 'The wallet didn’t sign the user in.', askWallet, {isWrapper: true}),
  token(
    'TokenAccountNotFoundError',
    'No account exists at the address of the token account or mint.',
    'Create it first. If it is new, read it again a moment later.',
  ),
  token('TokenInvalidAccountError', 'The account’s data isn’t a valid token account or mint.', check),
  token('TokenInvalidAccountOwnerError', 'The account isn’t owned by the token program you passed.', check),
  token('TokenInvalidAccountSizeError', 'The account doesn’t have the size of a token account or mint.', check),
  token('TokenInvalidMintError', 'The token account holds a different mint than the one you passed.', check),
  token('TokenInvalidOwnerError', 'The token account has a different owner than the one you passed.', check),
  token(
    'TokenOwnerOffCurveError',
    'The owner you passed is a program derived address, such as a token account’s, not a wallet’s.',
    'If a program should own the tokens, pass `true` as `allowOwnerOffCurve`.',
  ),
  token(
    'TokenUnsupportedInstructionError',
    'The token program you passed doesn’t have this instruction.',
    'Pass Token-2022’s address.',
  ),
  {
    client: clientNames.web3Js,
    name: 'SolanaJSONRPCError',
    meaning: 'The endpoint answered with an error, which the library wraps in one of its own.',
    retry: 'after-fix',
    action:
      'What the endpoint said is in the object’s `code` and `data`, and after the last colon of its `message`. Paste it here.',
    isWrapper: true,
    isEmpty: true,
  },
  {
    client: clientNames.web3Js,
    name: 'SendTransactionError',
    meaning: 'A node refused the transaction, or its simulation failed.',
    retry: 'after-fix',
    action:
      'The reason is in the object’s `message`, and the log of the programs in what its `getLogs` returns. Paste them here.',
    isWrapper: true,
    isEmpty: true,
  },
  {
    client: clientNames.solanaPy,
    name: 'SolanaRpcException',
    meaning: 'The request failed in transit, so there is no response with a code.',
    retry: 'same',
    action: 'Look at the exception that caused it, such as `ReadTimeout`, and paste it here.',
    isWrapper: true,
  },
];

function wallet(name: string, meaning: string, action: string, more?: Partial<ClientClass>): ClientClass {
  return {client: wallets, name, meaning, retry: 'after-fix', action, ...more};
}

function token(name: string, meaning: string, action: string): ClientClass {
  return {client: tokens, name, meaning, retry: 'after-fix', action};
}
