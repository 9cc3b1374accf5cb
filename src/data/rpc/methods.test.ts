import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {longDate} from '../../lib/text/long-date';
import {repeated} from '../repeated.test-helper';
import {allFields} from './all-fields';
import {alpenglowDay, commitmentLevels} from './commitment';
import {httpMethods, rpcCategories, rpcMethods, subscriptionMethods} from './methods';
import {officialReferenceUrl} from './official-reference';
import reference from './rpc-methods.json';

describe('rpc-methods.json', () => {
  it('lists each method once, in an existing category', () => {
    expect(repeated(rpcMethods.map(({name}) => name))).toEqual([]);
    expect(rpcMethods.filter(({category}) => !rpcCategories.includes(category))).toEqual([]);
    expect(httpMethods.length + subscriptionMethods.length).toBe(rpcMethods.length);
  });

  it('derives the name of each unsubscribe method from the subscribe method, as the page says', () => {
    for (const {name, unsubscribe} of subscriptionMethods) {
      expect(unsubscribe.method).toBe(name.replace(/Subscribe$/, 'Unsubscribe'));
    }
  });

  it('has texts without links, which pages would show with their brackets', () => {
    const links = JSON.stringify(reference.methods).match(/\[[^\]"]*\]\([^)"]*\)/g) ?? [];
    expect(links, 'rpc-methods.json: name the page or the section in words, without a link.').toEqual([]);
  });

  it('lists its sources in the README', () => {
    const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');
    for (const {repo, commit} of reference.source.repos) {
      expect(readme).toContain(repo);
      expect(readme).toContain(commit);
    }
  });
});

it('lists the commitment levels that methods accept', () => {
  const commitment = httpMethods
    .find(({name}) => name === 'getSlot')
    ?.params.flatMap(({fields}) => fields ?? [])
    .find(({name}) => name === 'commitment');
  expect(commitment?.values).toEqual(commitmentLevels.map(({level}) => level));
  expect(commitment?.default).toBe('finalized');
});

it('shows the answers of a cluster that runs Alpenglow', () => {
  const examples = JSON.stringify([
    httpMethods.map(({example}) => example),
    subscriptionMethods.map(({example, notification}) => [example, notification.example]),
  ]);
  expect(examples).toContain('"finalized"');
  expect(examples).not.toContain('"confirmed"');
  expect(examples).toContain('"slot":446970131,"parent":446970130,"root":446970129');
});

it('says when mainnet switched to Alpenglow', () => {
  const {notes} = httpMethods.find(({name}) => name === 'getAgGenesisCert') ?? {};
  expect(notes?.join(' ')).toContain(`Mainnet switched on ${longDate(alpenglowDay)}, `);
});

it('links a method to its page in the official reference', () => {
  expect(officialReferenceUrl({name: 'getBalance', transport: 'http'})).toBe(
    'https://solana.com/docs/rpc/http/getbalance',
  );
});

it('describes results only by settings that the method has', () => {
  const configs = new Map(rpcMethods.map(({name, params}) => [name, params.flatMap(({fields}) => fields ?? [])]));
  const settings = new Set([...configs.values()].flat().map(({name}) => name));
  for (const {name, result} of rpcMethods) {
    const own = (configs.get(name) ?? []).map((setting) => setting.name);
    const answer = allFields(result.fields);
    const named = answer.flatMap(({description}) =>
      Array.from(description.matchAll(/`(\w+)`/g), ([, word = '']) => word),
    );
    const fields = new Set(answer.map((field) => field.name));
    expect(
      named.filter((word) => settings.has(word) && !own.includes(word) && !fields.has(word)),
      name,
    ).toEqual([]);
  }
});
