const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats a day as prose writes it, such as `15 September 2026`. `src/components/LastUpdated` has the short form.
 *
 * @param day ISO 8601, without a time
 */
export function longDate(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
