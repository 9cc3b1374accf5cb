import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchProvider} from '../../config/search-provider';

/** The provider that the build has chosen. */
export function useSearchProvider(): SearchProvider {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.searchProvider as SearchProvider;
}
