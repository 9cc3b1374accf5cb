import {errorCodesPage} from '../pages';
import {providerErrorId} from './error-anchors';
import {identifiersAsMarkdown} from './identifiers-as-markdown';

/** A note of `errors.json` as inline Markdown. It may name `transactionErrors`, a list in that file. */
export function noteAsMarkdown(note: string): string {
  const list = `[transaction errors](${errorCodesPage}#transaction-errors)`;
  return identifiersAsMarkdown(note).replace('`transactionErrors`', list);
}

/** For errors that readers take for a rate limit; inline Markdown. */
export const ownLimit = `Syndica’s rate limit is [7429](${errorCodesPage}#${providerErrorId(7429)}), or HTTP 429.`;

/** What readers confuse an error with, by code, for the decoder only; inline Markdown. */
export const rpcNotes: ReadonlyMap<number, string> = new Map([
  [-32005, `On Solana, this is not a rate limit. ${ownLimit}`],
]);
