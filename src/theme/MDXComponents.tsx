// Wraps: adds what pages may use without an import (tabs) and what the build puts into them (highlighted code
// and terms of the glossary), and lets tables scroll. What few pages use, these import: src/plugins/remark-page-imports.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {HighlightedCode} from '../components/CodeBlock/HighlightedCode';
import {GlossaryTerm} from '../components/GlossaryTerm/GlossaryTerm';
import {ScrollTable} from '../components/ScrollTable/ScrollTable';

export default {
  ...MDXComponents,
  GlossaryTerm,
  HighlightedCode,
  TabItem,
  Tabs,
  table: ScrollTable,
};
