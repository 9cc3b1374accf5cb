// Wraps: adds what pages may use without an import (tabs, cards and tools) and what the build puts into them
// (highlighted code and terms of the glossary), and lets tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '../components/Cards/Cards';
import {HighlightedCode} from '../components/CodeBlock/HighlightedCode';
import {GlossaryTerm} from '../components/GlossaryTerm/GlossaryTerm';
import {ScrollTable} from '../components/ScrollTable/ScrollTable';
import {Tool} from '../components/Tool/Tool';

export default {
  ...MDXComponents,
  Card,
  Cards,
  GlossaryTerm,
  HighlightedCode,
  TabItem,
  Tabs,
  Tool,
  table: ScrollTable,
};
