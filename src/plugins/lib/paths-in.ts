import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';

/**
 * A RegExp for the paths of files in a folder. The bundler tests a RegExp natively, but would call a function for every
 * module, and wait for it whenever the JavaScript thread is busy compiling pages.
 *
 * @param files matches the path relative to the folder
 */
export function pathsIn(folder: string, files: RegExp): RegExp {
  return new RegExp(`^${escapeStringRegexp(folder + path.sep)}${files.source}`);
}
