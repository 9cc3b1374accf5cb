const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day in short English, such as `Nov 22, 2026`.
 *
 * @param time in milliseconds since 1970; the day is the one of UTC.
 */
export function shortDate(time: number): string {
  const date = new Date(time);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
