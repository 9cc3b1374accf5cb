// Wraps: adds components that the build generates on most pages, for highlighted code and glossary terms, and makes
// tables scrollable. Pages import the less common ones: src/plugins/remark-page-imports.
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
