/** JSON-RPC error codes, command-line flags, and camelCase identifiers. */
const code = ['-32\\d{3}\\b', '--[a-z]+(?:-[a-z]+)+', '\\b[a-z]+[A-Z]\\w*'];

/**
 * Matches unmarked code in sentences from the data files.
 *
 * @param more sources of regular expressions for other code in these sentences.
 */
export function codeInText(...more: readonly string[]): RegExp {
  return new RegExp([...more, ...code].join('|'), 'g');
}
