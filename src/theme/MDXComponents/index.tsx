// Wraps: adds components that the build generates on most pages, such as those for highlighted code, and makes
// tables scrollable. Pages import the less common ones: src/plugins/remark-page-imports.
import MDXComponents from '@theme-original/MDXComponents';
import {HighlightedCode} from '../../components/CodeBlock/HighlightedCode';
import {DeferredSections} from '../../components/DeferredSections/DeferredSections';
import {GlossaryTerm} from '../../components/GlossaryTerm/GlossaryTerm';
import {ScrollTable} from '../../components/ScrollTable/ScrollTable';

export default {
  ...MDXComponents,
  DeferredSections,
  GlossaryTerm,
  HighlightedCode,
  table: ScrollTable,
};
