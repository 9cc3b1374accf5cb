/**
 * What nodes say about wrong parameters besides the messages of `errors.json`. Used only by the decoder; `errors.json`
 * is the source for the size of a transaction.
 */
import type {MessageVariant} from './solana-errors';

/** Nodes read parameters with it. */
export const paramsDetailsSource = {
  url: 'https://github.com/serde-rs/serde, the trait Error in serde_core/src/de/mod.rs',
  verified: '2026-11-26',
} as const;

/** Messages about mints that `errors.json` lacks. */
export const mintMessagesSource = {
  url: 'https://github.com/anza-xyz/agave/blob/161aced311869dd23abf74fac4bd74eaaad35e47/rpc/src/parsed_token_accounts.rs',
  verified: '2026-11-29',
} as const;

/** Code of the messages: `Invalid params`. */
export const invalidParams = -32602;

/**
 * As people quote them, without `Invalid params: `. Other Rust programs read their own input with the same library, and
 * say the same.
 */
export const paramsDetails: readonly string[] = [
  'unknown variant `{text}`, expected {text}',
  'unknown field `{text}`, expected {text}',
  'unknown field `{text}`, there are no fields',
  'invalid type: {text}, expected {text}',
  'invalid value: {text}, expected {text}',
  'invalid length {n}, expected {text}',
  'missing field `{text}`',
  'duplicate field `{text}`',
];

/** Whole messages, and the end of one. */
export const otherParamsMessages: readonly MessageVariant[] = [
  {
    message: 'Invalid param: could not find mint',
    when: 'No account exists at the address of the mint, for example because it is on another network.',
  },
  {
    message: 'Invalid param: Token mint could not be unpacked',
    when: 'The account at the address of the mint is not a mint.',
  },
  {
    // After `base64 encoded `.
    message: 'too large: {n} bytes (max: encoded/raw {n}/{n})',
    when: 'Transaction or message text over its size limit.',
  },
];
