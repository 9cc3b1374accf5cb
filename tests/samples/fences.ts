import type {Code} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

/** A fenced code block in a page. */
export interface Fence {
  readonly language: string;
  /** The rest of the info string: `title="Answer" method=getSlot`. */
  readonly meta: string;
  readonly text: string;
  /** Line number of its first line of code, 1-based. */
  readonly line: number;
}

/** All fences of a page, including those in lists and components: the Markdown parser treats MDX as text. */
export function fencesOf(page: string): Fence[] {
  const fences: Fence[] = [];
  visit(fromMarkdown(page), 'code', ({lang, meta, value, position}: Code) => {
    fences.push({language: lang ?? '', meta: meta ?? '', text: value, line: (position?.start.line ?? 0) + 1});
  });
  return fences;
}
