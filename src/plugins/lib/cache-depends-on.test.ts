import {expect, test} from 'vitest';
import {cacheDependsOn} from './cache-depends-on';

const config = {experiments: {cache: {type: 'persistent', version: 'client'}}};

test('files are build dependencies of the cache', () => {
  expect(cacheDependsOn(config, {files: ['/site/data.ts']})).toEqual({
    experiments: {cache: {buildDependencies: ['/site/data.ts'], version: 'client'}},
  });
});

test('each value has its own version of the cache', () => {
  const versions = [['a'], ['a'], ['b']].map((value) => JSON.stringify(cacheDependsOn(config, {value})));
  expect(versions[0]).toBe(versions[1]);
  expect(versions[0]).not.toBe(versions[2]);
  expect(versions[0]).toContain('"client-');
});

test('a bundler without a persistent cache keeps its configuration', () => {
  expect(cacheDependsOn({}, {value: ['a']})).toEqual({});
});
