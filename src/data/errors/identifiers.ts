import {codeInText} from '../../lib/code-in-text';
import {transactionErrors} from './solana-errors';

/** Names as code writes them, fields and transaction errors: in the sentences of `errors.json`, nothing marks them. */
export const identifierInSentence = codeInText(
  '\\b(?:data|value)\\.\\w+',
  `\\b(?:${transactionErrors.map(({name}) => name).join('|')})\\b`,
);
