import {expect, test} from 'vitest';
import {facts} from '.';

test('each fact has a text, a public source, and a date', () => {
  for (const [id, {text, source, verified}] of Object.entries(facts)) {
    expect(text, id).not.toBe('');
    expect(new URL(source).protocol, id).toBe('https:');
    expect(verified, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('fact ids are area.name', () => {
  expect(Object.keys(facts).filter((id) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
});
