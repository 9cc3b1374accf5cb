/** Syntax that makes a path a `path-to-regexp` pattern: parameters, groups, repetition. */
const pattern = /[()*+:?\\]/;

/**
 * @param routes the paths of all pages
 * @throws if a path is a pattern: it would be matched literally
 */
export function assertLiteralRoutes(routes: readonly string[]): void {
  const [first] = routes.filter((route) => route !== '*' && pattern.test(route));
  if (first === undefined) return;
  throw new Error(
    `The route ${first} is a pattern, but routes are matched literally ` +
      `(src/plugins/exact-routes): give each page its own path, or remove the plugin.`,
  );
}
