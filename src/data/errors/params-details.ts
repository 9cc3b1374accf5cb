/**
 * What nodes say about wrong parameters, as people quote it: without the start of the message. Used only by the decoder;
 * `errors.json` has the whole messages, and is the source for the size of a transaction.
 */
import type {MessageVariant} from './solana-errors';

/** Nodes read parameters with it. */
export const paramsDetailsSource = {
  url: 'https://github.com/serde-rs/serde, the trait Error in serde_core/src/de/mod.rs',
  verified: '2026-11-26',
} as const;

/** Code of the messages: `Invalid params`. */
export const invalidParams = -32602;

/** After `Invalid params: `. Other Rust programs read their own input with the same library, and say the same. */
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

/** After `base64 encoded `. */
export const tooLarge: MessageVariant = {
  message: 'too large: {n} bytes (max: encoded/raw {n}/{n})',
  when: 'Transaction or message text over its size limit.',
};
