import {expect, test} from 'vitest';
import {isPlainClick} from './is-plain-click';

const click = {button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};
const link = (attributes: Readonly<Record<string, string>> = {}) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

test('a click with the main button and no key opens a link here', () => {
  expect(isPlainClick(click, link())).toBe(true);
  expect(isPlainClick(click, link({target: '_self'}))).toBe(true);
});

test.each([{button: 1}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}])(
  'with %o the browser opens it elsewhere',
  (other) => expect(isPlainClick({...click, ...other}, link())).toBe(false),
);

test.each([
  ['target', '_blank'],
  ['download', ''],
  ['download', 'schema.json'],
])('a link with %s="%s" does not open here', (name, value) => {
  expect(isPlainClick(click, link({[name]: value}))).toBe(false);
});
