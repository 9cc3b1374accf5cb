import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchProvider} from '../../config/search-provider';

/** The search provider chosen at build time. */
export function useSearchProvider(): SearchProvider {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.searchProvider as SearchProvider;
}
