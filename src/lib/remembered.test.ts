import {expect, test} from 'vitest';
import {remembered} from './remembered';

test('each argument is read once', () => {
  const read: string[] = [];
  const listed = remembered((text: string) => {
    read.push(text);
    return [text];
  });
  expect(['', 'ab', '', 'ab'].map(listed)).toEqual([[''], ['ab'], [''], ['ab']]);
  expect(read).toEqual(['', 'ab']);
});
