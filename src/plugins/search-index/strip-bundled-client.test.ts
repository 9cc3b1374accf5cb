import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const stripBundledClient = createRequire(import.meta.url)('./strip-bundled-client.cjs') as (source: string) => string;
const modal = readFileSync(path.resolve('node_modules/@docsearch/react/dist/esm/index.js'), 'utf8');

test('H11: the client that comes with the modal is cut loose, and nothing else', () => {
  const [before = '', after = '', ...others] = stripBundledClient(modal).split('useMemo((function(){return n()}),[n])');
  expect(others).toEqual([]);
  expect(modal.startsWith(before) && modal.endsWith(after)).toBe(true);
  const cut = modal.slice(before.length, -after.length);
  expect(cut).toMatch(/^useMemo\(.*"`appId` is missing\.".*"`apiKey` is missing\.".*\[t,r,n\]\)$/s);
  expect(cut.length).toBeLessThan(2000);
});

test('H11: another version of the modal stops the build, and says what to do', () => {
  const changed = modal.replaceAll('`appId` is missing.', '`applicationId` is missing.');
  expect(() => stripBundledClient(changed)).toThrow(
    /expected one bundled client in @docsearch\/react, found 0\..*mend the pattern/,
  );
  expect(() => stripBundledClient(modal + modal)).toThrow('found 2');
});
