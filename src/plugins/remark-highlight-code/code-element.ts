import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {foldLines} from '../../lib/html/fold-lines';
import {jsxElement} from '../lib/mdx-elements';

/** Props of `src/components/CodeBlock/HighlightedCode`. */
export interface HighlightedCodeAttributes {
  readonly html: string;
  readonly language: string;
  readonly title?: string | undefined;
  /** How the code was checked, in words. */
  readonly checked?: string | undefined;
  /** How many lines at the start are left out while the code is folded. */
  readonly imports?: string | undefined;
}

export function highlightedCode({
  html,
  language,
  title,
  checked,
  imports,
}: HighlightedCodeAttributes): MdxJsxFlowElement {
  return jsxElement('HighlightedCode', {
    html: foldLines(html, Number(imports ?? 0)),
    language,
    title,
    checked,
    imports,
  });
}
