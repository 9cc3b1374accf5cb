import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';

/**
 * Matches the paths of files in a folder. The bundler tests modules with an expression by itself; a function it has to
 * call for each, and wait while that thread compiles pages.
 *
 * @param files matches their paths from the folder on
 */
export function pathsIn(folder: string, files: RegExp): RegExp {
  return new RegExp(`^${escapeStringRegexp(folder + path.sep)}${files.source}`);
}
