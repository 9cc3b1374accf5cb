import type {Link, Nodes, Parents, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {TermFinder, TermUse} from './find-terms';
import {termElement} from './term-element';

/** Nodes that contain prose. Headings, links, code, bold labels, and JSX elements are skipped. */
const proseTypes = new Set<Nodes['type']>([
  'root',
  'blockquote',
  'containerDirective',
  'list',
  'listItem',
  'paragraph',
  'table',
  'tableRow',
  'tableCell',
]);

export interface MarkOptions {
  readonly find: TermFinder;
  /** IDs of terms to skip on this page. */
  readonly skippedTerms: readonly string[];
  /** IDs of headings whose sections are skipped, up to the next heading. */
  readonly skippedSections: readonly string[];
  /** Maximum number of terms in one paragraph or table cell. */
  readonly maxInBlock: number;
  /** Maximum number of terms on the page. */
  readonly maxOnPage: number;
}

/**
 * Replaces the first occurrence of each term on a page. A link whose text is exactly the term counts as its
 * first occurrence: it leads to more than a definition.
 */
export function markFirstUses(
  root: Root,
  {find, skippedTerms, skippedSections, maxInBlock, maxOnPage}: MarkOptions,
): void {
  const done = new Set(skippedTerms);
  let roomOnPage = maxOnPage;
  let isInSkippedSection = false;

  const visit = (node: Nodes): void => {
    if (node.type === 'heading') isInSkippedSection = skippedSections.includes(headingId(node));
    if (node.type === 'link') markDone(node);
    if (!isInSkippedSection && isProse(node)) visitChildren(node);
  };

  const visitChildren = (parent: Parents): void => {
    // The first row of a table is its header.
    const first = parent.type === 'table' ? 1 : 0;
    let room = maxInBlock;
    const children = parent.children.slice(first).flatMap((child, index): Nodes[] => {
      if (child.type !== 'text') {
        visit(child);
        return [child];
      }
      const isStart = startsSentenceAfter(parent.children[first + index - 1]);
      const uses = findNew(child, isStart).slice(0, Math.min(room, roomOnPage));
      room -= uses.length;
      roomOnPage -= uses.length;
      for (const {term} of uses) done.add(term.id);
      return replaceUses(child, uses);
    });
    parent.children.splice(first, Infinity, ...(children as never[]));
  };

  /** First occurrences of terms that are not yet marked on the page, in text order. */
  const findNew = ({value}: Text, isStart: boolean): TermUse[] =>
    find(value, isStart).filter(
      ({term}, index, uses) => !done.has(term.id) && uses.findIndex((use) => use.term === term) === index,
    );

  const replaceUses = ({value}: Text, uses: readonly TermUse[]): PhrasingContent[] => {
    const ends = [0, ...uses.map(({end}) => end)];
    return [
      ...uses.flatMap((use, index) => [
        ...textNodes(value.slice(ends[index], use.start)),
        termElement(use.term, value.slice(use.start, use.end)),
      ]),
      ...textNodes(value.slice(ends.at(-1))),
    ];
  };

  const markDone = (link: Link): void => {
    const words = toString(link);
    const use = find(words, true).find(({start, end}) => start === 0 && end === words.length);
    if (use) done.add(use.term.id);
  };

  visit(root);
}

/** So is the end of a long page, which src/plugins/remark-deferred-sections has wrapped. */
function isProse(node: Nodes): node is Parents {
  const isDeferred = node.type === 'mdxJsxFlowElement' && node.name === 'DeferredSections';
  return 'children' in node && (isDeferred || proseTypes.has(node.type));
}

function textNodes(value: string): Text[] {
  return value === '' ? [] : [{type: 'text', value}];
}

function headingId({data}: Nodes): string {
  return data?.hProperties?.id ?? '';
}

/** Whether the next node starts a sentence: it is the first in its block, or follows sentence-ending punctuation. */
function startsSentenceAfter(previous: Nodes | undefined): boolean {
  return previous === undefined || /[.!?:]$/.test(toString(previous));
}
