import {expect, test} from 'vitest';
import {isInFirstSheet} from './index';

const module = (file: string) => ({nameForCondition: () => file});

test.each([
  ['node_modules/infima/dist/css/default/default.css', true],
  ['src/components/Tool/Tool.module.css', true],
  ['src/components/Search/SearchButton.module.css', true],
  ['src/components/Search/SearchModal.css', false],
  ['node_modules/@docsearch/css/dist/modal.css', false],
  ['src/components/RequestBuilder/RequestBuilder.module.css', false],
  ['src\\components\\Planner\\Planner.module.css', false],
])('%s is in the first style sheet: %s', (file, expected) =>
  expect(isInFirstSheet(module(`/site/${file}`))).toBe(expected),
);
