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
      /** Whether requests ask for a query id, with which the provider counts clicks (H4). */
      readonly clickAnalytics?: true;
    };

const variables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/** A key with write access, for `npm run search:push` alone (.ci/search-push/read-credentials.mjs). */
const adminKeyVariable = 'ALGOLIA_ADMIN_API_KEY';

/** Options of the hosted provider: off when unset, on with the one value that each has. */
const options = {
  SEARCH_FALLBACK: {value: 'embedded', unset: 'to have no fallback'},
  SEARCH_CLICK_ANALYTICS: {value: 'on', unset: 'to have no click analytics'},
} as const;

type OptionName = keyof typeof options;

type Environment = Readonly<Record<string, string | undefined>>;

const optionNames = Object.keys(options) as OptionName[];

/** All variables of the environment that are read here: guides and workflows name each of them. */
export const searchVariables: readonly string[] = [...Object.values(variables), adminKeyVariable, ...optionNames];

/**
 * Chooses the search provider from the environment of the build: all three variables choose the
 * hosted provider, none of them the embedded index (H11). `SEARCH_FALLBACK=embedded` adds the embedded index as
 * a fallback for the hosted provider, `SEARCH_CLICK_ANALYTICS=on` the flag for click analytics to its requests (H4).
 *
 * @throws when some but not all of them are set, naming those that are missing (H10, E8); when the application ID has
 *   characters that none has, or is a key; when the admin key would be published; and when an option has an
 *   unsupported value, or is set without a hosted provider.
 */
export function readSearchProvider(env: Environment): SearchProvider {
  const read = (name: string) => env[name]?.trim() || undefined;
  const turnedOn = optionNames.filter((name) => isOn(env, name));
  const appId = read(variables.appId);
  const apiKey = read(variables.apiKey);
  const indexName = read(variables.indexName);
  if (appId && apiKey && indexName) {
    checkCredentials(appId, apiKey, read(adminKeyVariable));
    return {
      kind: 'hosted',
      appId,
      apiKey,
      indexName,
      ...(turnedOn.includes('SEARCH_FALLBACK') && {fallback: 'embedded'}),
      ...(turnedOn.includes('SEARCH_CLICK_ANALYTICS') && {clickAnalytics: true}),
    };
  }

  const names = Object.values(variables);
  const missing = names.filter((name) => !read(name));
  if (missing.length === names.length) {
    const [option] = turnedOn;
    if (option === undefined) return {kind: 'embedded'};
    throw new Error(
      `src/config/search-provider.ts: ${option} needs the hosted search provider, which is not configured. ` +
        `Set: ${names.join(', ')}. Or unset ${option}: the embedded index answers every search.`,
    );
  }
  throw new Error(
    `src/config/search-provider.ts: the hosted search provider is only partly configured. ` +
      `Set: ${missing.join(', ')}. Or unset ${names.filter((name) => read(name)).join(', ')} to use the embedded index.`,
  );
}

/** The form of the provider's keys; its application IDs are shorter, and in capitals. */
const keyForm = /^[0-9a-f]{32}$/;

function checkCredentials(appId: string, apiKey: string, adminKey: string | undefined): void {
  if (keyForm.test(appId)) {
    throw new Error(
      `src/config/search-provider.ts: ${variables.appId} has the form of a key. ` +
        `Set it to the application ID at the provider, and ${variables.apiKey} to the key.`,
    );
  }
  // It becomes part of host names, which the content security policy of every page lists.
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(
      `src/config/search-provider.ts: ${variables.appId} is "${appId}". ` +
        `Set it to the application ID at the provider, which has only letters and digits.`,
    );
  }
  if (apiKey === adminKey) {
    throw new Error(
      `src/config/search-provider.ts: ${variables.apiKey} is the key of ${adminKeyVariable}, and would be published ` +
        `with the site. Set it to the public, search-only key.`,
    );
  }
}

function isOn(env: Environment, name: OptionName): boolean {
  const given = env[name]?.trim() ?? '';
  const {value, unset} = options[name];
  if (given === '' || given === value) return given === value;
  throw new Error(`src/config/search-provider.ts: ${name} is "${given}". Set it to ${value}, or unset it ${unset}.`);
}
