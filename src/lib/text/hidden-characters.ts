/** Characters that nobody sees, or that look like a space: chats, pages and word processors put them into texts. */
const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const allHidden = new RegExp(hidden, 'gu');

const names: Readonly<Record<string, string>> = {
  '\u00A0': 'non-breaking space',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u2028': 'line separator',
  '\u202F': 'narrow non-breaking space',
  '\u2060': 'word joiner',
  '\u3000': 'ideographic space',
  '\uFEFF': 'byte order mark',
};

/** Index of the first hidden character, or -1. */
export function hiddenIn(text: string): number {
  return text.search(hidden);
}

/** The hidden character at the start of a text, in words: `U+00A0 (non-breaking space)`. */
export function hiddenName(text: string): string {
  const [character = ''] = text;
  const other = /\s/.test(character) ? 'a space of another kind' : 'an invisible character';
  return `${codePoint(character)} (${names[character] ?? other})`;
}

/** Letters of which many look like Latin ones. */
const similarLetters = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** Writes out the characters that a reader would miss: hidden ones, and similar ones among Latin letters. */
export function withCodePoints(text: string): string {
  return text.replace(allHidden, marked).replace(/[\p{L}\p{N}_]+/gu, (word) => {
    const isOtherWord = word.length > 1 && !/[\p{Script=Latin}\p{N}]/u.test(word);
    return isOtherWord ? word : word.replace(similarLetters, marked);
  });
}

function marked(character: string): string {
  return `<${codePoint(character)}>`;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
