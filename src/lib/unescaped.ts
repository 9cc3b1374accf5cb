const controls: Readonly<Record<string, string>> = {n: '\n', r: '\r', t: '\t', b: '\b', f: '\f'};

/**
 * What an escape stands for, in the strings of shells and of code.
 *
 * @param digits the hexadecimal number of a character; nothing where the escape has none.
 * @param other what follows the `\` in place of a number: a letter for a control character, or what stands for itself.
 */
export function unescaped(digits: string | undefined, other: string): string {
  if (digits === undefined) return controls[other] ?? other;
  const code = Number.parseInt(digits, 16);
  return code > 0x10_ff_ff ? '' : String.fromCodePoint(code);
}
