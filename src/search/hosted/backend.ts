import {liteClient} from 'algoliasearch/lite';
import {hierarchyLevels, type SearchHit} from '../../lib/search-record';
import {markTags} from '../../lib/marked-text';
import type {CreateBackend} from '../backend';

const sectionLevels = hierarchyLevels.filter((level) => level !== 'lvl0');
const retrieved = [...hierarchyLevels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'];

/** Facets on every request (H5): this site's one language, and pages of either docs instance. */
const facetFilters = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-dyndexer-current'],
];

/** Answers from the hosted provider. */
export const createBackend: CreateBackend = (provider) => {
  if (provider.kind !== 'hosted')
    throw new Error('The hosted search backend needs the credentials of a hosted provider.');
  const {appId, apiKey, indexName} = provider;
  // Throws when either is missing, and says which (H10).
  const client = liteClient(appId, apiKey);
  return {
    indexName,
    warmUp: () => Promise.resolve(),
    async search({query, snippetWords, page = 0, hitsPerPage}) {
      const {results} = await client.searchForHits<SearchHit>({
        requests: [
          {
            query,
            indexName,
            attributesToRetrieve: retrieved,
            attributesToSnippet: [...sectionLevels.map((level) => `hierarchy.${level}`), 'content'].map(
              (attribute) => `${attribute}:${snippetWords}`,
            ),
            snippetEllipsisText: '…',
            highlightPreTag: markTags.open,
            highlightPostTag: markTags.close,
            hitsPerPage,
            page,
            facetFilters,
          },
        ],
      });
      const [result] = results;
      if (!result) throw new Error('The search provider answered without a result.');
      return {hits: result.hits, nbHits: result.nbHits ?? result.hits.length, queryID: result.queryID};
    },
  };
};
