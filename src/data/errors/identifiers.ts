import {codeInText} from '../../lib/text/code-in-text';
import {transactionErrors} from './solana-errors';

/** Matches identifiers, fields and transaction errors, which the sentences of `errors.json` do not mark as code. */
export const identifierInSentence = codeInText(
  '\\b(?:data|value)\\.\\w+',
  `\\b(?:${transactionErrors.map(({name}) => name).join('|')})\\b`,
);
