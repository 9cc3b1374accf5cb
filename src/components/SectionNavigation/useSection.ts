import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {SectionPage} from '../../lib/section-page';

/** Where a page stands in its section. */
export interface Section {
  /** All of them, in reading order, with the base URL before their paths. */
  readonly pages: readonly SectionPage[];
  readonly current: SectionPage;
  readonly previous: SectionPage | undefined;
  readonly next: SectionPage | undefined;
}

/** The section without a sidebar that the current page is of; the contract says which pages it has. */
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
