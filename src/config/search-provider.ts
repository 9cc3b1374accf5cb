/** Which search the built site uses: the embedded index, or a hosted provider with its credentials. */
export type SearchProvider =
  | {readonly kind: 'embedded'}
  | {
      readonly kind: 'hosted';
      readonly appId: string;
      /** The public, search-only key: it is part of the shipped site. */
      readonly apiKey: string;
      readonly indexName: string;
      /** Back end that answers while the provider fails; without one, the search fails (M11). */
      readonly fallback?: 'embedded';
    };

const variables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/**
 * Chooses the search provider from the environment of the build: all three variables choose the
 * hosted provider, none of them the embedded index (H11). `SEARCH_FALLBACK=embedded` adds the embedded index as
 * a fallback for the hosted provider.
 *
 * @throws when some but not all of them are set, naming those that are missing (H10, E8); and when
 *   `SEARCH_FALLBACK` has another value, or is set without a hosted provider.
 */
export function readSearchProvider(env: Readonly<Record<string, string | undefined>>): SearchProvider {
  const read = (name: string) => env[name]?.trim() || undefined;
  const appId = read(variables.appId);
  const apiKey = read(variables.apiKey);
  const indexName = read(variables.indexName);
  const fallback = readFallback(env.SEARCH_FALLBACK?.trim());
  if (appId && apiKey && indexName) return {kind: 'hosted', appId, apiKey, indexName, ...(fallback && {fallback})};

  const names = Object.values(variables);
  const missing = names.filter((name) => !read(name));
  if (missing.length === names.length) {
    if (!fallback) return {kind: 'embedded'};
    throw new Error(
      `src/config/search-provider.ts: SEARCH_FALLBACK is for the hosted search provider, and none is configured. ` +
        `Set: ${names.join(', ')}. Or unset SEARCH_FALLBACK: the embedded index answers every search already.`,
    );
  }
  throw new Error(
    `src/config/search-provider.ts: the hosted search provider is configured by half. ` +
      `Set: ${missing.join(', ')}. Or unset ${names.filter((name) => read(name)).join(', ')} to use the embedded index.`,
  );
}

function readFallback(value: string | undefined): 'embedded' | undefined {
  if (!value) return undefined;
  if (value === 'embedded') return value;
  throw new Error(
    `src/config/search-provider.ts: SEARCH_FALLBACK is "${value}". Set it to embedded, or unset it to have no fallback.`,
  );
}
