import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxElement} from '../lib/mdx-elements';

/** Highlighted code, as `src/components/CodeBlock/HighlightedCode` takes it. */
export interface HighlightedCodeAttributes {
  readonly html: string;
  readonly language: string;
  readonly title?: string | undefined;
  /** What the code was checked against, in words. */
  readonly checked?: string | undefined;
}

export function highlightedCode({html, language, title, checked}: HighlightedCodeAttributes): MdxJsxFlowElement {
  return jsxElement('HighlightedCode', {html, language, title, checked});
}
