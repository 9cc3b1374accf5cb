import {expect, test} from 'vitest';
import {parseJson} from './json-value';
import {jsonStyle, printValue} from './print-value';

const long = 'a'.repeat(60);

test('what fits stands on one line', () => {
  expect(printValue({a: [1, {b: null}], c: true}, jsonStyle)).toBe('{"a": [1, {"b": null}], "c": true}');
  expect(printValue([], jsonStyle)).toBe('[]');
  expect(printValue({}, jsonStyle)).toBe('{}');
});

test('what does not fit has an entry a line, and what fits in it stays together', () => {
  expect(printValue({[long]: [1, 2], b: {c: long}}, jsonStyle)).toBe(
    `{\n  "${long}": [1, 2],\n  "b": {\n    "c": "${long}"\n  }\n}`.replace(
      `{\n    "c": "${long}"\n  }`,
      `{"c": "${long}"}`,
    ),
  );
});

test('what stands on the line already counts, and so does the indentation', () => {
  const value = [long];
  expect(printValue(value, jsonStyle)).not.toContain('\n');
  expect(printValue(value, jsonStyle, 0, 20)).toBe(`[\n  "${long}"\n]`);
  expect(printValue(value, jsonStyle, 10)).toContain('\n');
});

test('a text that is too long stays whole', () => {
  expect(printValue(long + long, jsonStyle)).toBe(`"${long}${long}"`);
});

test('a style writes its own words, and a comma after the last entry', () => {
  const style = {...jsonStyle, null: 'None', true: 'True', trailingComma: true};
  expect(printValue([null, true, long], style, 0, 40)).toBe(`[\n  None,\n  True,\n  "${long}",\n]`);
});

test('every digit of a large integer is kept', () => {
  const json = '{"a": 18446744073709551615, "b": [-9223372036854775808, 1, 0.1], "c": "18446744073709551615"}';
  expect(printValue(parseJson(json), jsonStyle, 0, -20)).toBe(json);
});
