import {dyndexerGuides} from '../../config/dyndexer';
import type {SectionPage} from '../../lib/section-page';
import type {Contract} from './contract';

/** Route of the page of an operation. */
export function operationPath(id: string): string {
  return `/dyndexer/api/${id}`;
}

/** The section's pages in reading order: the guides, then the contract's operations. */
export function sectionPages({operations}: Contract): SectionPage[] {
  return [
    ...dyndexerGuides.map((guide) => ({...guide, group: ''})),
    ...operations.map(({id, tag, method}) => ({path: operationPath(id), label: id, group: tag, method})),
  ];
}
