/**
 * A RegExp for the path of a module in a package, with the separators of any system.
 *
 * @param path from the name of the package, without the extension, as the source of a RegExp:
 *   `@docusaurus/core/lib/client/(?:App|clientEntry)`
 */
export function moduleAt(path: string): RegExp {
  return new RegExp(`/${path}\\.js$`.replaceAll('/', String.raw`[\\/]`));
}
