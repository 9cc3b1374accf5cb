import type {RootContent} from 'mdast';
import {customProgramErrors} from '../../../data/errors/solana-errors';
import {jsxElement} from '../../lib/mdx-elements';
import {importOf} from '../../lib/mdx-import';
import type {Block} from '../block';
import {pick} from './pick';

/** Every code with a link to its section. */
export const errorCodesTable: Block = () => errorTable('codes');

export const transactionErrorsTable: Block = () => errorTable('transaction');

export const instructionErrorsTable: Block = () => errorTable('instruction');

/** The custom error numbers of one program: `of="system"` or `of="token"`. */
export const customProgramErrorsTable: Block = ({of = ''}) => {
  pick(customProgramErrors, of);
  return errorTable(of);
};

/** The error numbers that all programs built with Anchor share. */
export const anchorErrorsTable: Block = () => errorTable('anchor');

export const closeCodesTable: Block = () => errorTable('close-codes');

/** Errors that client libraries raise themselves. */
export const clientErrorsTable: Block = () => errorTable('client');

/** `src/components/ErrorTable` renders it from the same data, so that it stays out of the page's chunk. */
function errorTable(of: string): RootContent[] {
  return [importOf('@site/src/components/ErrorTable/ErrorTable', ['ErrorTable']), jsxElement('ErrorTable', {of})];
}
