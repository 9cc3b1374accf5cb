const controls: Readonly<Record<string, string>> = {n: '\n', r: '\r', t: '\t', b: '\b', f: '\f'};

/**
 * Resolves an escape sequence of a shell or source code string; empty for an invalid code point.
 *
 * @param digits hexadecimal code point; undefined if the escape has none.
 * @param other what follows the `\` otherwise: the letter of a control character, or a literal character.
 */
export function unescaped(digits: string | undefined, other: string): string {
  if (digits === undefined) return controls[other] ?? other;
  const code = Number.parseInt(digits, 16);
  return code > 0x10_ff_ff ? '' : String.fromCodePoint(code);
}
