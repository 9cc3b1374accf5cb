import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SectionPage} from '../../lib/section-page';

/** Position of a page in its section. */
export interface Section {
  /** All pages in reading order; their paths include the base URL. */
  readonly pages: readonly SectionPage[];
  readonly current: SectionPage;
  readonly previous: SectionPage | undefined;
  readonly next: SectionPage | undefined;
}

/** The sidebar-less section that the current page belongs to, if any; its pages come from the OpenAPI contract. */
export function useSection(): Section | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const {permalink} = useDoc().metadata;
  const pages = (usePluginData('openapi') as readonly SectionPage[]).map((page) => ({
    ...page,
    path: withBaseUrl(page.path),
  }));
  const index = pages.findIndex(({path}) => path === permalink);
  const current = pages[index];
  return current && {pages, current, previous: pages[index - 1], next: pages[index + 1]};
}
