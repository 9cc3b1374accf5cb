/**
 * Whether the Content Security Policy allows requests to any URL that the reader types. Only the policy of the request
 * builder's page does, and client-side navigation keeps the policy of the page that was loaded first.
 *
 * @param policy as in the page; undefined on the dev server, which sets none.
 */
export function maySend(policy: string | undefined): boolean {
  const [, sources] = /(?:^|;)\s*connect-src\s([^;]*)/.exec(policy ?? '') ?? [];
  return sources === undefined || sources.split(' ').includes('https:');
}
