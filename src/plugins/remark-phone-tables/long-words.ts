import type {PhrasingContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {nameWords} from '../../lib/text/name-words';
import {element, withBreaks} from '../lib/mdast';

/** Words that are too long for a narrow column: mostly names and addresses. */
const longWords = /\S{17,}/g;

/** Before a dot, after a slash and after colons, in paths of fields and in addresses. */
const partStart = /(?<=[^\s.])(?=\.\w)|(?<=[^/]\/)(?=[^/])|(?<=::)/;

/** Does not occur in pages. */
const mark = '\0';

/** Length of a piece that every column has room for: shorter pieces would not make it narrower. */
const roomyLength = 12;

/** Splits a text wherever one of its long words may wrap. */
export function piecesOf(text: string): string[] {
  return text.replace(longWords, (word) => piecesOfWord(word).join(mark)).split(mark);
}

function piecesOfWord(word: string): string[] {
  const pieces: string[] = [];
  for (const part of word.split(partStart).flatMap(nameWords)) {
    const last = pieces.at(-1) ?? '';
    if (last.length + part.length <= roomyLength) pieces.splice(-1, 1, last + part);
    else pieces.push(part);
  }
  return pieces;
}

/** Lets the long words in a table wrap. */
export function breakLongWords(table: Table): void {
  visit(table, ['text', 'inlineCode'], (node, index, parent) => {
    if (!('value' in node) || !parent || !('children' in parent) || index === undefined) return undefined;
    const pieces = piecesOf(node.value);
    if (pieces.length === 1) return undefined;
    const nodes = withBreaks(pieces);
    // An element, as the theme's component for inline code accepts only text.
    const replacement = node.type === 'inlineCode' ? [element('code', nodes)] : nodes;
    (parent.children as PhrasingContent[]).splice(index, 1, ...replacement);
    return index + replacement.length;
  });
}
