/** What `path-to-regexp` reads as a pattern: parameters, groups, repetition. */
const pattern = /[()*+:?\\]/;

/**
 * @param routes the paths of all pages.
 * @throws for a path that is a pattern, which the browser would look for letter by letter.
 */
export function mustBeWrittenOut(routes: readonly string[]): void {
  const [first] = routes.filter((route) => route !== '*' && pattern.test(route));
  if (first === undefined) return;
  throw new Error(
    `The route ${first} is a pattern. The browser knows routes that are written out alone ` +
      `(src/plugins/exact-routes): give each page a path of its own, or take the plugin out.`,
  );
}
