import {expect, test} from 'vitest';
import {shortDate} from './short-date';

test.each([
  ['2026-01-01T00:00:00Z', 'Jan 1, 2026'],
  ['2026-11-22T23:59:59.999Z', 'Nov 22, 2026'],
])('%s is %s', (time, text) => {
  expect(shortDate(Date.parse(time))).toBe(text);
});

test('month names match those of Intl', () => {
  const format = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  for (let month = 0; month < 12; month += 1) {
    const time = Date.UTC(2027, month, 15);
    expect(shortDate(time)).toBe(format.format(time));
  }
});
