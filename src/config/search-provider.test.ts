import {expect, test} from 'vitest';
import {readSearchProvider} from './search-provider';

const all = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
type Name = keyof typeof all;
const names = Object.keys(all) as Name[];

const partial: Name[][] = [
  ...names.map((name) => [name]),
  ...names.map((left) => names.filter((name) => name !== left)),
];

test('H11: without credentials, the embedded index is used', () => {
  expect(readSearchProvider({})).toEqual({kind: 'embedded'});
  expect(readSearchProvider({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: '  '})).toEqual({kind: 'embedded'});
});

test('with all three variables, the hosted provider is used, ignoring surrounding whitespace', () => {
  const hosted = {kind: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'};
  expect(readSearchProvider(all)).toEqual(hosted);
  expect(readSearchProvider({...all, ALGOLIA_APP_ID: ' APP\n'})).toEqual(hosted);
});

test.each(partial)('H10, E8: with only %s %s set, the error names the missing variables', (...set) => {
  const missing = names.filter((name) => !set.includes(name));
  const env = Object.fromEntries(set.map((name) => [name, all[name]]));
  expect(() => readSearchProvider(env)).toThrow(`Set: ${missing.join(', ')}. Or unset ${set.join(', ')}`);
});

test('H10, E8: a variable with only whitespace counts as missing', () => {
  expect(() => readSearchProvider({...all, ALGOLIA_SEARCH_API_KEY: ' '})).toThrow('Set: ALGOLIA_SEARCH_API_KEY.');
});

test.each(['APP;script-src *', 'APP.example.com/', 'A B', '*'])(
  'an application ID %j is an error: it would change the content security policy',
  (appId) => {
    expect(() => readSearchProvider({...all, ALGOLIA_APP_ID: appId})).toThrow(`ALGOLIA_APP_ID is "${appId}".`);
  },
);

test('the key in the place of the application ID is an error: no host has such a name', () => {
  const key = '0123456789abcdef'.repeat(2);
  expect(() => readSearchProvider({...all, ALGOLIA_APP_ID: key, ALGOLIA_SEARCH_API_KEY: 'APP'})).toThrow(
    'ALGOLIA_APP_ID has the form of a key. Set it to the application ID',
  );
});

test('the admin key as the search key is an error that does not show it', () => {
  const env = {...all, ALGOLIA_SEARCH_API_KEY: 'secret', ALGOLIA_ADMIN_API_KEY: ' secret\n'};
  expect(() => readSearchProvider(env)).toThrow(
    /^(?!.*secret).*ALGOLIA_SEARCH_API_KEY is the key of ALGOLIA_ADMIN_API_KEY/,
  );
  expect(readSearchProvider({...all, ALGOLIA_ADMIN_API_KEY: 'secret'})).toMatchObject({apiKey: 'key'});
});

test('E1: the hosted provider has a fallback only if one is set', () => {
  expect(readSearchProvider({...all, SEARCH_FALLBACK: ' '})).not.toHaveProperty('fallback');
  expect(readSearchProvider({...all, SEARCH_FALLBACK: ' embedded\n'})).toMatchObject({
    kind: 'hosted',
    fallback: 'embedded',
  });
});

test('H4: click analytics are off by default', () => {
  expect(readSearchProvider({...all, SEARCH_CLICK_ANALYTICS: ''})).not.toHaveProperty('clickAnalytics');
  expect(readSearchProvider({...all, SEARCH_CLICK_ANALYTICS: 'on'})).toMatchObject({
    kind: 'hosted',
    clickAnalytics: true,
  });
});

const options = [
  ['SEARCH_FALLBACK', 'embedded'],
  ['SEARCH_CLICK_ANALYTICS', 'on'],
] as const;

test.each(options)('%s without a hosted provider throws an actionable error', (name, value) => {
  expect(() => readSearchProvider({[name]: value})).toThrow(
    `${name} needs the hosted search provider, which is not configured. Set: ${names.join(', ')}. Or unset ${name}`,
  );
});

test.each(options)('any other value of %s throws an actionable error', (name, value) => {
  for (const env of [{}, all]) {
    expect(() => readSearchProvider({...env, [name]: 'yes'})).toThrow(
      `${name} is "yes". Set it to ${value}, or unset it`,
    );
  }
});

test('H10, E8: a partly configured provider is reported before its fallback', () => {
  expect(() => readSearchProvider({ALGOLIA_APP_ID: 'APP', SEARCH_FALLBACK: 'embedded'})).toThrow('partly configured');
});
