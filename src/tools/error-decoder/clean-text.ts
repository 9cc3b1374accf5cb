import {withoutColors} from '../../lib/text/without-colors';

/** Removes terminal colors, and restores the plain minus signs and quotes that documents and chats replace. */
export function cleanText(text: string): string {
  return withoutColors(text)
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/[\u201C-\u201F\u2033]/g, '"')
    .replace(/[\u2018-\u201B]/g, "'")
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\r\n?/g, '\n')
    .trim();
}
