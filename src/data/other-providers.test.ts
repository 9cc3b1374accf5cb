import {expect, test} from 'vitest';
import {chainstreamMethods} from './chainstream';
import {chainstreamParameters} from './chainstream-parameters';
import {chainstreamPayloads} from './chainstream-payloads';
import {notificationFields, streamReplacements} from './other-providers';
import {allFields} from './rpc/all-fields';
import {rpcMethods} from './rpc/methods';
import {brokenPaths} from './site-paths.test-helper';

test('each replacement of a stream is documented', () => {
  const named = streamReplacements.flatMap(({current}) =>
    [...current.matchAll(/`(\w+)[`:]/g)].map(([, name = '']) => name),
  );
  const documented = [
    ...chainstreamMethods.map(({subscribe}) => subscribe),
    ...allFields(chainstreamParameters.transactions).map(({name}) => name),
    ...rpcMethods.map(({name}) => name),
    // The envelope of JSON-RPC, and JSON itself.
    'params',
    'null',
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !documented.includes(name))).toEqual([]);
});

test('each place in a notification is documented', () => {
  const places = chainstreamPayloads.transactions.flatMap(({name, fields = []}) =>
    fields.map((field) => `${name}.${field.name}`),
  );
  expect(notificationFields.map(({current}) => current).filter((place) => !places.includes(place))).toEqual([]);
});

test('each link leads to a page', () => {
  const paths = streamReplacements.flatMap(({current}) =>
    [...current.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to),
  );
  expect(brokenPaths(paths)).toEqual([]);
});
