import {dyndexerGuides, operationPath} from '../../config/dyndexer';
import type {SectionPage} from '../../lib/section-page';
import type {Operation} from '../lib/openapi/contract';

/** The parts of an operation that the navigation shows. */
export type ListedOperation = Pick<Operation, 'id' | 'tag' | 'method'>;

/** The section's pages in reading order: the guides, then the contract's operations. */
export function sectionPages(operations: readonly ListedOperation[]): SectionPage[] {
  return [
    ...dyndexerGuides.map((guide) => ({...guide, group: ''})),
    ...operations.map(({id, tag, method}) => ({path: operationPath(id), label: id, group: tag, method})),
  ];
}
