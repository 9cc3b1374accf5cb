import {afterEach, expect, test, vi} from 'vitest';
import {shortDate} from './short-date';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-01-01T00:00:00Z', 'Jan 1, 2026'],
  ['2026-11-22T23:59:59.999Z', 'Nov 22, 2026'],
])('%s is %s', (time, text) => {
  expect(shortDate(Date.parse(time))).toBe(text);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is in UTC for readers in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(shortDate(Date.parse('2026-11-22T10:30:00Z'))).toBe('Nov 22, 2026');
});

test('month names match those of Intl', () => {
  const format = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  for (let month = 0; month < 12; month += 1) {
    const time = Date.UTC(2027, month, 15);
    expect(shortDate(time)).toBe(format.format(time));
  }
});
