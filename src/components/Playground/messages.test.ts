import {expect, test} from 'vitest';
import {isAnswerMessage, isHeightMessage} from './messages';

test('P12: a height message is accepted', () => {
  expect(isHeightMessage({type: 'height', height: 120.5})).toBe(true);
});

test('P12: an answer message is accepted', () => {
  expect(isAnswerMessage({type: 'answer'})).toBe(true);
});

test.each([
  [undefined],
  [null],
  ['height'],
  [{}],
  [{type: 'other', height: 1}],
  [{type: 'height'}],
  [{type: 'height', height: '120px'}],
  [{type: 'height', height: -1}],
  [{type: 'height', height: Number.NaN}],
  [{type: 'height', height: Number.POSITIVE_INFINITY}],
])('P12: any other message from live code is ignored: %j', (data) => {
  expect(isHeightMessage(data)).toBe(false);
  expect(isAnswerMessage(data)).toBe(false);
});
