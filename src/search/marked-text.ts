import {escapeHtml} from '../lib/html/escape-html';
import type {TextPiece} from '../lib/text/split-matches';

/** Highlight tags around matched words, as requested from the provider (H4). */
export const markTags = {open: '<mark>', close: '</mark>'} as const;

/** Splits `a <mark>b</mark> c` into its pieces. Everything but the two tags is plain text. */
export function readMarked(value: string): TextPiece[] {
  return value
    .split(markTags.open)
    .flatMap((part, index): TextPiece[] => {
      if (index === 0) return [{text: part, isMatch: false}];
      const end = part.indexOf(markTags.close);
      if (end === -1) return [{text: part, isMatch: false}];
      return [
        {text: part.slice(0, end), isMatch: true},
        {text: part.slice(end + markTags.close.length), isMatch: false},
      ];
    })
    .map((piece) => ({...piece, text: piece.text.replaceAll(markTags.close, '')}))
    .filter(({text}) => text !== '');
}

/** Escapes everything but the two mark tags. */
export function toSafeHtml(value: string): string {
  return readMarked(value)
    .map(({text, isMatch}) => (isMatch ? markTags.open + escapeHtml(text) + markTags.close : escapeHtml(text)))
    .join('');
}
