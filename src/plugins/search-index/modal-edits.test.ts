import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {applyEdit} from '../lib/apply-edit.test-helper';
import {modalEdits} from './modal-edits';

const edits = modalEdits(['rate limits', 'API "keys"', "US$'s"]);
const adaptModal = (source: string) => edits.reduce((code, edit) => applyEdit(edit, code), source);
const modal = readFileSync(path.resolve('node_modules/@docsearch/react/dist/esm/index.js'), 'utf8');
const adapted = adaptModal(modal);

test('H11: detaches the client that the modal bundles', () => {
  expect(modal).toContain('`appId` is missing.');
  expect(adapted).not.toContain('`appId` is missing.');
});

test('M6: hits are grid rows, not options that contain links', () => {
  expect(adapted).not.toMatch(/role:"(?:listbox|option)"/);
  expect(adapted).toMatch(/role:"grid"[\s\S]*role:"row"/);
});

test('M10: suggests the configured queries, and no categories', () => {
  expect(adapted).toContain(`context:{searchSuggestions:["rate limits","API \\"keys\\"","US$'s"]}`);
  expect(modal).toContain('searchSuggestions:Object.keys');
  expect(adapted).not.toContain('searchSuggestions:Object.keys');
});

test('reads the selection and the stored searches only once', () => {
  const inEachRender = /useRef\((?:"undefined"!=typeof window\?window\.getSelection|\w+\(\{key:"__DOCSEARCH)/g;
  expect(modal.match(inEachRender)).toHaveLength(3);
  expect(adapted).not.toMatch(inEachRender);
});

test('the modal does not restyle itself or the page after mounting', () => {
  const restyles = /"--docsearch-vh"|body\.classList\.(?:add|remove)/g;
  expect(modal.match(restyles)).toHaveLength(3);
  expect(adapted).not.toMatch(restyles);
  expect(adapted.match(/"data-search-open"/g)).toHaveLength(2);
});

test('new results reuse the rows of earlier ones; stored searches keep their keys', () => {
  const [, isResult = '', place = ''] =
    /key:(\w+\._snippetResult)\?(\w+):\[\w+\.title,\w+\.objectID\]/.exec(adapted) ?? [];
  expect(adapted).toContain(`item:${isResult.split('.')[0]},index:${place}`);
});

test('removes nothing else', () => {
  expect(modal.length - adapted.length).toBeLessThan(2000);
});

test('throws an actionable error for another version of the modal', () => {
  const changed = modal.replaceAll('`appId` is missing.', '`applicationId` is missing.');
  expect(() => adaptModal(changed)).toThrow(/expected bundled client once, found it 0 times\..*fix or remove the edit/);
  expect(() => adaptModal(modal + modal)).toThrow('found it 2 times');
});
