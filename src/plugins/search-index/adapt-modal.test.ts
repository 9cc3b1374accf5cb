import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const adaptModal = createRequire(import.meta.url)('./adapt-modal.cjs') as (source: string) => string;
const modal = readFileSync(path.resolve('node_modules/@docsearch/react/dist/esm/index.js'), 'utf8');
const adapted = adaptModal(modal);

test('H11: the client that comes with the modal is cut loose', () => {
  expect(modal).toContain('`appId` is missing.');
  expect(adapted).not.toContain('`appId` is missing.');
});

test('M6: hits are rows of grids, and not options with links in them', () => {
  expect(adapted).not.toMatch(/role:"(?:listbox|option)"/);
  expect(adapted).toMatch(/role:"grid"[\s\S]*role:"row"/);
});

test('what is needed once is read once', () => {
  const inEachRender = /useRef\((?:"undefined"!=typeof window\?window\.getSelection|\w+\(\{key:"__DOCSEARCH)/g;
  expect(modal.match(inEachRender)).toHaveLength(3);
  expect(adapted).not.toMatch(inEachRender);
});

test('the modal restyles neither itself nor the page when it is there', () => {
  const restyles = /"--docsearch-vh"|body\.classList\.(?:add|remove)/g;
  expect(modal.match(restyles)).toHaveLength(3);
  expect(adapted).not.toMatch(restyles);
  expect(adapted.match(/"data-search-open"/g)).toHaveLength(2);
});

test('the next results take the rows of those before, and stored searches keep theirs', () => {
  const [, isResult = '', place = ''] =
    /key:(\w+\._snippetResult)\?(\w+):\[\w+\.title,\w+\.objectID\]/.exec(adapted) ?? [];
  expect(adapted).toContain(`item:${isResult.split('.')[0]},index:${place}`);
});

test('nothing else is cut', () => {
  expect(modal.length - adapted.length).toBeLessThan(2000);
});

test('another version of the modal stops the build, and says what to do', () => {
  const changed = modal.replaceAll('`appId` is missing.', '`applicationId` is missing.');
  expect(() => adaptModal(changed)).toThrow(
    /@docsearch\/react: expected bundled client once, found it 0 times\..*fix or remove the patch/,
  );
  expect(() => adaptModal(modal + modal)).toThrow('found it 2 times');
});
