import {afterEach, expect, test, vi} from 'vitest';
import {longDate} from './long-date';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-01-01', '1 January 2026'],
  ['2026-09-15', '15 September 2026'],
])('%s is %s', (day, text) => {
  expect(longDate(day)).toBe(text);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is the same day where the site is built in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(longDate('2026-11-22')).toBe('22 November 2026');
});

test('month names match those of Intl', () => {
  const format = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2027, month, 15));
    expect(longDate(day.toISOString().slice(0, 10))).toBe(format.format(day));
  }
});
