import {hierarchyLevels, type SearchRequest} from '../../lib/search/search-record';
import {markTags} from '../marked-text';
import facets from './facets.json';

const retrieved = [...hierarchyLevels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'];

/**
 * Facet filters of every request (H5): this site's only language, and pages of any docs instance. They do not depend
 * on the current page: contextual search is off.
 */
const facetFilters = [
  `language:${facets.language}`,
  [facets.tags.otherPages, ...facets.tags.docs.map(({tag}) => tag)].map((tag) => `docusaurus_tag:${tag}`),
];

/**
 * One entry of a multi-index queries request (H3, H4).
 *
 * @param clickAnalytics whether the response should include a query ID, by which the provider counts clicks
 */
export function toProviderRequest(
  indexName: string,
  {query, snippetWords, page = 0, hitsPerPage}: SearchRequest,
  clickAnalytics = false,
) {
  return {
    query,
    indexName,
    attributesToRetrieve: retrieved,
    // Headings are shown in full.
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: markTags.open,
    highlightPostTag: markTags.close,
    hitsPerPage,
    page,
    facetFilters,
    ...(clickAnalytics && {clickAnalytics}),
    // In advanced syntax a leading minus excludes a word: `-32005` would find everything but that error. It is
    // off by default (https://www.algolia.com/doc/api-reference/api-parameters/advancedSyntax), but on in
    // the index settings that DocSearch's crawler writes; a request overrides index settings. Without
    // it the minus is punctuation, and `removeWordsIfNoResults` has no second word to remove.
    advancedSyntax: false,
  };
}
