import {expect, test} from 'vitest';
import {compactJson} from './compact-json';
import {parseJson} from './json-value';
import {jsonStyle, printValue} from './print-value';

const long = 'a'.repeat(60);

test('a value that fits is printed on one line', () => {
  expect(printValue({a: [1, {b: null}], c: true}, jsonStyle)).toBe('{"a": [1, {"b": null}], "c": true}');
  expect(printValue([], jsonStyle)).toBe('[]');
  expect(printValue({}, jsonStyle)).toBe('{}');
});

test('a value that does not fit has one entry per line, each on one line if it fits', () => {
  expect(printValue({[long]: [1, 2], b: {c: long}}, jsonStyle)).toBe(
    `{\n  "${long}": [1, 2],\n  "b": {\n    "c": "${long}"\n  }\n}`.replace(
      `{\n    "c": "${long}"\n  }`,
      `{"c": "${long}"}`,
    ),
  );
});

test('the line length includes preceding text and indentation', () => {
  const value = [long];
  expect(printValue(value, jsonStyle)).not.toContain('\n');
  expect(printValue(value, jsonStyle, 0, 20)).toBe(`[\n  "${long}"\n]`);
  expect(printValue(value, jsonStyle, 10)).toContain('\n');
});

test('a string that is too long is not split', () => {
  expect(printValue(long + long, jsonStyle)).toBe(`"${long}${long}"`);
});

test('a style sets the constants and the trailing comma', () => {
  const style = {...jsonStyle, null: 'None', true: 'True', trailingComma: true};
  expect(printValue([null, true, long], style, 0, 40)).toBe(`[\n  None,\n  True,\n  "${long}",\n]`);
});

test('every digit of a large integer is kept', () => {
  const json = '{"a": 18446744073709551615, "b": [-9223372036854775808, 1, 0.1], "c": "18446744073709551615"}';
  expect(printValue(parseJson(json), jsonStyle, 0, -20)).toBe(json);
});

test('a request has the same numbers on one line and indented', () => {
  for (const number of ['1e+20', '-2.5e-9', '0.1', '18446744073709551615', '7', '1e999', '-1e999']) {
    expect(printValue(parseJson(number), jsonStyle)).toBe(number);
    expect(compactJson(parseJson(number))).toBe(number);
  }
});
