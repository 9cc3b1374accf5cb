// Wraps: the trail for search engines begins with the home page, as the visible one does.
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

export default function HomeFirstStructuredData({breadcrumbs}: Props): ReactNode {
  const href = useBaseUrl('/');
  const isHome = breadcrumbs.length === 1 && breadcrumbs[0]?.href === href;
  return <StructuredData breadcrumbs={isHome ? breadcrumbs : [{type: 'link', label: 'Home', href}, ...breadcrumbs]} />;
}
