// Wraps: adds links to the previous and the next page to pages of a section without a sidebar.
import DocPaginator from '@theme/DocPaginator';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import type {ReactNode} from 'react';
import {useSection, type Section} from '../../../components/SectionNavigation/useSection';

export default function SectionPaginator(): ReactNode {
  const section = useSection();
  if (section === undefined) return <DocItemPaginator />;
  const {previous, next} = section;
  return <DocPaginator className="docusaurus-mt-lg" previous={toLink(previous)} next={toLink(next)} />;
}

function toLink(page: Section['next']) {
  return page && {title: page.label, permalink: page.path};
}
