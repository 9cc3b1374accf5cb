// Adds what pages may use without an import: tabs and cards.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '../components/Cards/Cards';

export default {...MDXComponents, Card, Cards, TabItem, Tabs};
