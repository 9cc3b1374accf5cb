/** Error codes of JSON-RPC, flags of a node, and names as code writes them. */
const code = ['-32\\d{3}\\b', '--[a-z]+(?:-[a-z]+)+', '\\b[a-z]+[A-Z]\\w*'];

/**
 * What is code in a sentence of the data, though nothing marks it.
 *
 * @param more what else is code in these sentences: sources of regular expressions.
 */
export function codeInText(...more: readonly string[]): RegExp {
  return new RegExp([...more, ...code].join('|'), 'g');
}
