import {describe, expect, test} from 'vitest';
import {readMarked} from '../marked-text';
import {markSnippet, markText} from './mark';

const terms = (...values: string[]) => new Set(values);

test('matched words are marked whole; punctuation and other text are kept', () => {
  expect(markText('Call `getBalance`, then wait.', terms('balance'))).toEqual({
    value: 'Call `<mark>getBalance</mark>`, then wait.',
    matchLevel: 'partial',
  });
});

test('the match level says whether no, some or all words match', () => {
  expect(markText('a slot', terms('epoch')).matchLevel).toBe('none');
  expect(markText('a slot', terms('slot')).matchLevel).toBe('partial');
  expect(markText('slot', terms('slot')).matchLevel).toBe('full');
  expect(markText('', terms('slot'))).toEqual({value: '', matchLevel: 'none'});
});

describe('snippets', () => {
  const text = Array.from({length: 40}, (_, index) => (index === 20 ? 'slot' : `w${index}`)).join(' ');
  const countWords = (value: string) =>
    readMarked(value)
      .map(({text}) => text)
      .join('')
      .replaceAll('…', '')
      .split(' ').length;

  test.each([10, 5])('H8: a long text is cut to %i words around the match', (length) => {
    const {value, matchLevel} = markSnippet(text, terms('slot'), length);
    expect(countWords(value)).toBe(length);
    expect(value).toMatch(/^…w19 <mark>slot<\/mark> w21 .*…$/);
    expect(matchLevel).toBe('partial');
  });

  test('a short text is kept whole, without an ellipsis', () => {
    expect(markSnippet('one slot', terms('slot'), 10).value).toBe('one <mark>slot</mark>');
  });

  test('there is no ellipsis after the end of the text', () => {
    expect(markSnippet('a b c d e slot', terms('slot'), 4).value).toBe('…d e <mark>slot</mark>');
  });

  test('a match at the end of the text is not after so many words that the line is cut off before it', () => {
    const {value} = markSnippet('a b c d e f g h i j k slot', terms('slot'), 10);
    expect(value).toBe('…g h i j k <mark>slot</mark>');
  });

  test('without a match, the start is shown', () => {
    expect(markSnippet('a b c d', terms('slot'), 2)).toEqual({value: 'a b…', matchLevel: 'none'});
  });

  test('the window with the most matches is chosen', () => {
    expect(markSnippet('slot a b c d slot epoch e f', terms('slot', 'epoch'), 3).value).toBe(
      '…d <mark>slot</mark> <mark>epoch</mark>…',
    );
  });

  test('matches at both ends of the best window are shown', () => {
    const {value} = markSnippet('a b slot c epoch d e', terms('slot', 'epoch'), 3);
    expect(value).toBe('…<mark>slot</mark> c <mark>epoch</mark>…');
  });

  const sentences = 'A transfer failed. Here 0x1 means too few tokens. The account that pays has less than it sends.';

  test.each([
    ['from its start to its end', 7, 'Here <mark>0x1</mark> means too few tokens. The'],
    ['to its end, if it is too long', 5, '<mark>0x1</mark> means too few tokens'],
    ['from its start, if its end is too far', 4, 'Here <mark>0x1</mark> means too'],
  ])('the sentence of the match is shown %s', (_what, length, shown) => {
    expect(markSnippet(sentences, terms('0x1'), length).value).toContain(`…${shown}`);
  });
});
