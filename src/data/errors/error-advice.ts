import type {Retry} from './solana-errors';

/** What an error means, and what to do about it. */
export interface ErrorAdvice {
  readonly meaning: string;
  readonly retry: Retry;
  /** Inline Markdown. */
  readonly action: string;
}
