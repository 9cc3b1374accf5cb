const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a date in short English, such as `Nov 22, 2026`. Not with `Intl`, whose output could differ between Node.js and
 * a browser, where React would then replace the server's HTML.
 *
 * @param time Unix time in milliseconds; the date is in UTC.
 */
export function shortDate(time: number): string {
  const date = new Date(time);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
