// Wraps: adds breadcrumbs to pages of a section without a sidebar, and links to the other pages of the section.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {SectionNavigation} from '../../components/SectionNavigation/SectionNavigation';
import {useSection} from '../../components/SectionNavigation/useSection';

export default function SectionBreadcrumbs(): ReactNode {
  const section = useSection();
  return section === undefined ? <DocBreadcrumbs /> : <SectionNavigation section={section} />;
}
