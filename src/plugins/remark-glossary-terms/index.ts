/**
 * Explains terms of the glossary in place: the first use of each on a page becomes
 * `<GlossaryTerm id="slot" term="Slot" text="slots">…its definition…</GlossaryTerm>`.
 *
 * A page explains its subjects itself: a term is left alone on the page that its entry refers to.
 */
import type {Root} from 'mdast';
import path from 'node:path';
import type {VFile} from 'vfile';
import {glossaryPage, glossaryTerms} from '../../config/glossary';
import {glossary} from '../../data/glossary';
import {makeTermFinder} from './find-terms';
import {markFirstUses} from './mark-terms';

export interface Options {
  /** Folder of the pages that are served at the site's root, relative to the site's folder. */
  readonly path: string;
}

export default function remarkGlossaryTerms({path: folder}: Options) {
  const find = makeTermFinder(glossary, glossaryTerms.names);
  return (root: Root, file: VFile): void => {
    const route = routeOf(path.relative(path.join(file.cwd, folder), file.path));
    if (route === glossaryPage.path) return;
    const {unmarked, skippedSections, maxInBlock} = glossaryTerms;
    markFirstUses(root, {find, skippedTerms: [...unmarked, ...subjectsOf(route)], skippedSections, maxInBlock});
  };
}

/** `/platform/staking` of `platform/staking.mdx`. */
function routeOf(file: string): string {
  return `/${file.replaceAll(path.sep, '/')}`.replace(/(?:\/index)?\.mdx?$/, '');
}

/** Ids of the terms that the page is about. */
function subjectsOf(route: string): string[] {
  return glossary.filter(({seeAlso}) => seeAlso?.to.split('#')[0] === route).map(({id}) => id);
}
