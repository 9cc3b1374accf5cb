/** Result of an attempt to copy. */
export type CopyOutcome = 'copied' | 'failed';

/** What the reader is told of each. */
export type CopyMessages = Readonly<Record<CopyOutcome, string>>;

/** Whether to tell of it: a copy that began earlier and took longer is what the clipboard has now, unless it failed. */
export const counts = (outcome: CopyOutcome, isLatest: boolean): boolean => isLatest || outcome === 'copied';
