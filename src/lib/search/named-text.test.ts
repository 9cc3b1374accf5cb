import {expect, test} from 'vitest';
import {markNames, readNames} from './named-text';

const roundTrip = (content: string, names: readonly string[], values: readonly string[]) =>
  readNames(markNames(content, {names, values}));

const content = 'getBlocks getBlock takes a slot. 429 Too many requests, none, 7429.';

test('H1: names and values come out as they went in, and are in the text alone', () => {
  const marked = markNames(content, {names: ['getBlock', '429'], values: ['none']});
  expect(marked).toMatchObject({names: [], values: []});
  expect(readNames(marked)).toEqual({content, names: ['getBlock', '429'], values: ['none']});
});

test('H1: a name is marked where it stands by itself', () => {
  expect(markNames(content, {names: ['getBlock'], values: []}).text).toBe(
    content.replace(/getBlock /, '\x7FgetBlock\x7F '),
  );
});

test('H1: what the text does not have, or has before the others, is listed', () => {
  const marked = markNames(content, {names: ['429', 'getBlock', 'absent'], values: []});
  expect(marked.names).toEqual(['getBlock', 'absent']);
  expect(readNames(marked)).toEqual({content, names: ['429', 'getBlock', 'absent'], values: []});
});

test('H1: a value within a name is listed', () => {
  const marked = markNames('set max depth', {names: ['max depth'], values: ['depth']});
  expect(marked.values).toEqual(['depth']);
  expect(readNames(marked)).toEqual({content: 'set max depth', names: ['max depth'], values: ['depth']});
});

test('H1: a text without names stays as it is, and one that has the marks is refused', () => {
  expect(markNames(content, {names: [], values: []})).toEqual({text: content, names: [], values: []});
  expect(markNames('', {names: ['429'], values: []})).toEqual({text: '', names: ['429'], values: []});
  expect(() => markNames('a\x7F 429', {names: ['429'], values: []})).toThrow(/control character.*Remove it from: a/);
});

test('H1: names of any characters come out as they went in', () => {
  const names = ['$.a[0]', '(x)', '-32005', 'méta', 'a b c'];
  const text = names.join(' · ');
  expect(roundTrip(text, names, ['·'])).toEqual({content: text, names, values: ['·']});
});
