import {expect, test} from 'vitest';
import {markNames, readNames} from './named-text';

const roundTrip = (content: string, names: readonly string[], values: readonly string[]) =>
  readNames(markNames(content, {names, values}));

const content = 'getBlocks getBlock takes a slot. 429 Too many requests, none, 7429.';

test('H1: names and values round-trip, and are stored only in the text', () => {
  const marked = markNames(content, {names: ['getBlock', '429'], values: ['none']});
  expect(marked).toHaveLength(content.length + 6);
  expect(readNames(marked)).toEqual({content, names: ['getBlock', '429'], values: ['none']});
});

test('H1: a name is marked only as a whole word', () => {
  expect(markNames(content, {names: ['getBlock'], values: []})).toBe(content.replace(/getBlock /, '\x7FgetBlock\x7F '));
});

test('H1: names that are missing from the text, or out of order in it, follow it', () => {
  const marked = markNames(content, {names: ['429', 'getBlock', 'absent'], values: []});
  expect(marked).toMatch(/¦\x7FgetBlock\x7F\x7Fabsent\x7F$/);
  expect(readNames(marked)).toEqual({content, names: ['429', 'getBlock', 'absent'], values: []});
});

test('H1: a value within a name follows the text', () => {
  const marked = markNames('set max depth', {names: ['max depth'], values: ['depth']});
  expect(marked).toBe('set \x7Fmax depth\x7F¦¬depth¬');
  expect(readNames(marked)).toEqual({content: 'set max depth', names: ['max depth'], values: ['depth']});
});

test('H1: a text without names is unchanged, and one that contains the marks is rejected', () => {
  expect(markNames(content, {names: [], values: []})).toBe(content);
  expect(roundTrip('', ['429'], [])).toEqual({content: '', names: ['429'], values: []});
  for (const mark of ['\x7F', '¬', '¦'])
    expect(() => markNames(`a${mark} 429`, {names: ['429'], values: []})).toThrow(
      /marks names in it.*Remove it from: a/,
    );
});

test('H1: names of any characters round-trip', () => {
  const names = ['$.a[0]', '(x)', '-32005', 'méta', 'a b c'];
  const text = names.join(' · ');
  expect(roundTrip(text, names, ['·'])).toEqual({content: text, names, values: ['·']});
});
