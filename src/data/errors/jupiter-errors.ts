/**
 * Errors of Jupiter's swap program, for the decoder: those that its documentation explains. Its own numbers start at
 * 6000, like those of every program built with Anchor.
 *
 * Numbers and names are those of the source; meanings and actions are written in our own words.
 */
import type {CustomProgramError} from './solana-errors';

export const jupiterErrorsSource = {
  url: 'https://dev.jup.ag/docs/swap/common-errors',
  verified: '2026-11-28',
} as const;

const newQuote = 'Get a new quote, and build and sign a new transaction from it.';

export const jupiterErrors: readonly CustomProgramError[] = [
  {
    code: 6001,
    name: 'SlippageToleranceExceeded',
    meaning: 'The price has moved since the quote, by more than the slippage that the swap allows.',
    action: `${newQuote} If it happens often, allow more slippage.`,
  },
  {
    code: 6008,
    name: 'NotEnoughAccountKeys',
    meaning: 'The swap lacks accounts. Usually the transaction was changed after Jupiter had made it.',
    action: 'Compare the accounts of your swap instruction with those that Jupiter returned.',
  },
  {
    code: 6014,
    name: 'IncorrectTokenProgramID',
    meaning:
      'The token program is not the expected one. Usually the swap takes platform fees in a token of Token-2022.',
    action: 'Check in which token you take platform fees.',
  },
  {
    code: 6017,
    name: 'ExactOutAmountNotMatched',
    meaning:
      'The swap can’t give exactly the amount that it was asked for. As with slippage, the price may have moved.',
    action: newQuote,
  },
  {
    code: 6024,
    name: 'InsufficientFunds',
    meaning: 'The wallet has too little for the swap, for the fee of the transaction, or for rent.',
    action: 'Read the balances: of the token with `getTokenAccountBalance`, of SOL with `getBalance`.',
  },
  {
    code: 6025,
    name: 'InvalidTokenAccount',
    meaning: 'A token account in the swap doesn’t exist yet, or isn’t the expected one.',
    action: 'Create the token account first, and check its address and mint.',
  },
];
