import {expect, test} from 'vitest';
import {readSearchProvider} from './search-provider';

const all = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};
type Name = keyof typeof all;
const names = Object.keys(all) as Name[];

const partial: Name[][] = [
  ...names.map((name) => [name]),
  ...names.map((left) => names.filter((name) => name !== left)),
];

test('H11: without credentials the embedded index is chosen', () => {
  expect(readSearchProvider({})).toEqual({kind: 'embedded'});
  expect(readSearchProvider({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_API_KEY: '  '})).toEqual({kind: 'embedded'});
});

test('with all three variables the hosted provider is chosen, white space around them ignored', () => {
  const hosted = {kind: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'};
  expect(readSearchProvider(all)).toEqual(hosted);
  expect(readSearchProvider({...all, ALGOLIA_APP_ID: ' APP\n'})).toEqual(hosted);
});

test.each(partial)('H10, E8: set are only %s %s: the error names what is missing', (...set) => {
  const missing = names.filter((name) => !set.includes(name));
  const env = Object.fromEntries(set.map((name) => [name, all[name]]));
  expect(() => readSearchProvider(env)).toThrow(`Set: ${missing.join(', ')}. Or unset ${set.join(', ')}`);
});

test('H10, E8: a variable of white space counts as missing', () => {
  expect(() => readSearchProvider({...all, ALGOLIA_SEARCH_API_KEY: ' '})).toThrow('Set: ALGOLIA_SEARCH_API_KEY.');
});

test('E1: a fallback is off unless it is set, and comes with the hosted provider', () => {
  expect(readSearchProvider({...all, SEARCH_FALLBACK: ' '})).not.toHaveProperty('fallback');
  expect(readSearchProvider({...all, SEARCH_FALLBACK: ' embedded\n'})).toMatchObject({
    kind: 'hosted',
    fallback: 'embedded',
  });
});

test('H4: click analytics are off unless they are set', () => {
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

test.each(options)('%s without a hosted provider is an error that says what to do', (name, value) => {
  expect(() => readSearchProvider({[name]: value})).toThrow(
    `${name} is for the hosted search provider, and none is configured. Set: ${names.join(', ')}. Or unset ${name}`,
  );
});

test.each(options)('another value of %s is an error that says what to do', (name, value) => {
  for (const env of [{}, all]) {
    expect(() => readSearchProvider({...env, [name]: 'yes'})).toThrow(
      `${name} is "yes". Set it to ${value}, or unset it`,
    );
  }
});

test('H10, E8: a provider that is configured by half is told before its fallback', () => {
  expect(() => readSearchProvider({ALGOLIA_APP_ID: 'APP', SEARCH_FALLBACK: 'embedded'})).toThrow('by half');
});
