import {escapeHtml} from '../lib/escape-html';
import type {TextPiece} from '../lib/split-matches';

/** Tags around matched words, as the search request asks for them (H4). */
export const markTags = {open: '<mark>', close: '</mark>'} as const;

/** Splits `a <mark>b</mark> c` into its pieces. Anything but the two tags is text. */
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

/** HTML in which nothing but the two mark tags is markup, whatever the value holds. */
export function toSafeHtml(value: string): string {
  return readMarked(value)
    .map(({text, isMatch}) => (isMatch ? markTags.open + escapeHtml(text) + markTags.close : escapeHtml(text)))
    .join('');
}
