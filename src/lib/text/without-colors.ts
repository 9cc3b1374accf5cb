const escapeCharacter = String.fromCharCode(27);

const colors = new RegExp(`${escapeCharacter}\\[[\\d;]{0,20}[A-Za-z]`, 'g');

/** Removes the ANSI color codes of a terminal. */
export function withoutColors(text: string): string {
  return text.replace(colors, '');
}
