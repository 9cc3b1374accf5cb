// Wraps: adds what pages may use without an import (tabs and cards), and lets tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '../components/Cards/Cards';
import {HighlightedCode} from '../components/CodeBlock/HighlightedCode';
import {ScrollTable} from '../components/ScrollTable/ScrollTable';

export default {...MDXComponents, Card, Cards, HighlightedCode, TabItem, Tabs, table: ScrollTable};
