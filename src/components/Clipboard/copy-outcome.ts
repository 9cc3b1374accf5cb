/** Result of an attempt to copy. */
export type CopyOutcome = 'copied' | 'failed';

/** What the reader is told of each. */
export type CopyMessages = Readonly<Record<CopyOutcome, string>>;
