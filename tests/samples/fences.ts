import type {Code} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

/** A block of code in a page. */
export interface Fence {
  readonly language: string;
  /** What stands after the language: `title="Answer" method=getSlot`. */
  readonly meta: string;
  readonly text: string;
  /** Of its first line of text, counted from 1. */
  readonly line: number;
}

/** The fences of a page, those in lists and components as well: what is MDX is text to this reader. */
export function fencesOf(page: string): Fence[] {
  const fences: Fence[] = [];
  visit(fromMarkdown(page), 'code', ({lang, meta, value, position}: Code) => {
    fences.push({language: lang ?? '', meta: meta ?? '', text: value, line: (position?.start.line ?? 0) + 1});
  });
  return fences;
}
