import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as standIn from './import-default.cjs';

test('the package whose tslib is replaced calls no other helper', () => {
  const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const called = new Set([...code.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  expect([...called]).toEqual(Object.keys(standIn).filter((name) => name !== 'default'));
});
