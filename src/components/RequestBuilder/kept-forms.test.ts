// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {forgetForms, keepForms, keptForms} from './kept-forms';

const forms = {getBalance: {pubkey: 'abc', 'config.commitment': ''}, getSlot: {}};

beforeEach(() => window.history.replaceState({key: 'of the router'}, '', '/page?build=getBalance#build'));

test('forms are kept beside the state of the router, and leave no trace once forgotten', () => {
  expect(keptForms()).toBeUndefined();
  keepForms(forms);
  expect(keptForms()).toEqual(forms);
  expect(window.history.state).toMatchObject({key: 'of the router'});
  expect(window.location.href).toMatch(/\/page\?build=getBalance#build$/);
  forgetForms();
  expect(keptForms()).toBeUndefined();
  expect(window.history.state).toEqual({key: 'of the router'});
});

test('forms are kept in an entry without state', () => {
  window.history.replaceState(null, '');
  forgetForms();
  expect(window.history.state).toBeNull();
  keepForms({});
  expect(keptForms()).toEqual({});
});

test.each([['text'], [['getSlot']], [{getSlot: 'text'}], [{getSlot: {config: 5}}], [null]])(
  'what are no forms is ignored: %j',
  (value) => {
    window.history.replaceState({requestBuilder: value}, '');
    expect(keptForms()).toBeUndefined();
  },
);
