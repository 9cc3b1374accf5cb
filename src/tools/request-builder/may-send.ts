/**
 * Whether a page with a security policy may send to whatever address its reader types. Only the page of the request
 * builder may; and a browser keeps to the policy of the page that it has loaded first.
 *
 * @param policy as it stands in the page; the dev server gives none.
 */
export function maySend(policy: string | undefined): boolean {
  const [, sources] = /(?:^|;)\s*connect-src\s([^;]*)/.exec(policy ?? '') ?? [];
  return sources === undefined || sources.split(' ').includes('https:');
}
