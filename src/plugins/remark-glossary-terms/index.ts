/**
 * Explains glossary terms in place: the first occurrence of each on a page becomes
 * `<GlossaryTerm id="slot" term="Slot" text="slots">…its definition…</GlossaryTerm>`.
 *
 * Skips a term on the page that its glossary entry refers to: that page explains the term itself.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {glossaryPage, glossaryTerms} from '../../config/glossary';
import {glossary} from '../../data/glossary';
import {makeTermFinder} from './find-terms';
import {markFirstUses} from './mark-terms';

export interface Options {
  /** Absolute path of the folder with the pages that are served at the site root. */
  readonly path: string;
}

export default function remarkGlossaryTerms({path: folder}: Options) {
  const find = makeTermFinder(glossary, glossaryTerms.names);
  return (root: Root, file: VFile): void => {
    const route = routeOf(path.relative(folder, file.path));
    if (route === glossaryPage.path) return;
    const {unmarked, ...limits} = glossaryTerms;
    markFirstUses(root, {find, skippedTerms: [...unmarked, ...subjectsOf(route)], ...limits});
  };
}

/**
 * `platform/staking.mdx` becomes `/platform/staking`. A page named `index`, `readme`, or like its folder is that of the
 * folder. Pages cannot choose another address.
 */
function routeOf(file: string): string {
  const route = `/${file.replaceAll(path.sep, '/')}`.replace(/\.mdx?$/, '');
  return route.replace(/\/(?:index|readme)$|(?<=\/([^/]+))\/\1$/i, '') || '/';
}

/** Ids of the terms that the page is about. */
function subjectsOf(route: string): string[] {
  return glossary.filter(({seeAlso}) => seeAlso?.to.split('#')[0] === route).map(({id}) => id);
}
