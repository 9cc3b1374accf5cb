// Wraps: adds what the build puts into most pages, highlighted code and terms of the glossary, and lets tables scroll.
// What fewer pages use, these import: src/plugins/remark-page-imports.
import MDXComponents from '@theme-original/MDXComponents';
import {HighlightedCode} from '../components/CodeBlock/HighlightedCode';
import {GlossaryTerm} from '../components/GlossaryTerm/GlossaryTerm';
import {ScrollTable} from '../components/ScrollTable/ScrollTable';

export default {
  ...MDXComponents,
  GlossaryTerm,
  HighlightedCode,
  table: ScrollTable,
};
