/**
 * The path of a URL to a file, from the decoded path. `encodeURI` keeps what may be in a whole URL, such as `?` and `#`:
 * in a file's name, they would end the path. What browsers keep in paths, such as `@`, stays as it is.
 */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
}
