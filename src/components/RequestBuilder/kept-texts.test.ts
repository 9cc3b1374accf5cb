// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {keep, kept} from './kept-texts';

const typed = {'pubkey string pubkey': 'abc', 'config.commitment string': ''};
const nothing = {typed: {}, isResuming: false};

beforeEach(() => window.history.replaceState({key: 'of the router'}, '', '/page?build=getBalance#build'));

test('texts are stored next to the state of the router, and removed once there are none', () => {
  expect(kept()).toEqual(nothing);
  keep({typed, isResuming: false}, '');
  expect(kept()).toEqual({typed, isResuming: false});
  expect(window.history.state).toMatchObject({key: 'of the router'});
  expect(window.location.href).toMatch(/\/page\?build=getBalance#build$/);
  keep(nothing, '');
  expect(window.history.state).toEqual({key: 'of the router'});
});

test('an entry without state is unchanged until there is something to store', () => {
  window.history.replaceState(null, '');
  keep(nothing, '');
  expect(window.history.state).toBeNull();
  keep({typed: {}, isResuming: true}, '');
  expect(kept()).toEqual({typed: {}, isResuming: true});
});

test.each(['https://node.example.org/api-key/k-1', 'https://node.example.org/?api-key=k-1', 'a1b2c3d4e5'])(
  'an API key in a field is not stored: %s',
  (text) => {
    keep({typed: {...typed, 'mint string': text}, isResuming: false}, 'a1b2c3d4e5');
    expect(kept().typed).toEqual(typed);
  },
);

test.each([['text'], [{}], [{typed: ['getSlot']}], [{typed: {pubkey: 5}}], [{getSlot: {pubkey: 'abc'}}], [null]])(
  'the format of an earlier version is ignored: %j',
  (value) => {
    window.history.replaceState({requestBuilder: value}, '');
    expect(kept()).toEqual(nothing);
  },
);
