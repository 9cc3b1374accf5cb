import {SKIP, visit} from 'unist-util-visit';

/** @import {Nodes} from 'mdast' */

/** Placeholder for content that is not prose: code, an image, an element. */
export const gap = '\uFFFC';

/**
 * A run of text, as a reader sees it.
 *
 * @typedef {object} Prose
 * @property {'heading' | 'paragraph' | 'tableCell'} kind the title of an admonition counts as a heading
 * @property {string} text
 * @property {string[]} codes inline code in it
 * @property {(offset: number) => {line: number, column: number}} pointAt position of a character in the file
 */

/** @typedef {{text: string, node: Nodes}} Part of a run of text, with the node that it is from */

/**
 * Extracts the prose of a page: headings, paragraphs (including those in lists, admonitions and cards) and table cells.
 *
 * @param {Nodes} tree
 * @param {(node: Nodes) => string | undefined} standIn replacement text of an inline node; undefined
 *   keeps its own text, or a gap if it has none
 * @returns {Prose[]}
 */
export function proseOf(tree, standIn = () => undefined) {
  /** @type {Prose[]} */
  const found = [];
  visit(tree, /** @type {const} */ (['heading', 'paragraph', 'tableCell']), (node) => {
    const parts = partsOf(node, standIn);
    /** @type {string[]} */
    const codes = [];
    visit(node, 'inlineCode', ({value}) => {
      codes.push(value);
    });
    const whole = parts.map(({text}) => text).join('');
    for (const {isTitle, text, start} of splitAdmonition(whole)) {
      const kind = isTitle ? 'heading' : node.type;
      found.push({kind, text, codes, pointAt: (offset) => pointIn(parts, start + offset)});
    }
    return SKIP;
  });
  return found;
}

/**
 * @param {Nodes} node
 * @param {(node: Nodes) => string | undefined} standIn
 * @returns {Part[]}
 */
function partsOf(node, standIn) {
  const text = standIn(node);
  if (text !== undefined) return [{text, node}];
  if (node.type === 'text') return [{text: node.value, node}];
  if ('children' in node && node.children.length > 0) return node.children.flatMap((child) => partsOf(child, standIn));
  // `{/* #id */}` ends a heading and is not shown.
  return [{text: node.type === 'mdxTextExpression' ? '' : gap, node}];
}

/**
 * This parser reads `:::note[Title]` and `:::` as lines of a paragraph.
 *
 * @param {string} whole
 */
function splitAdmonition(whole) {
  const pieces = [];
  let start = 0;
  for (const marker of whole.matchAll(/^:::(?:\w*\[(?<title>.*)\]|.*)$/gm)) {
    pieces.push({isTitle: false, start, text: whole.slice(start, marker.index)});
    const title = marker.groups?.title;
    if (title) pieces.push({isTitle: true, start: marker.index + marker[0].indexOf('[') + 1, text: title});
    start = marker.index + marker[0].length;
  }
  pieces.push({isTitle: false, start, text: whole.slice(start)});
  return pieces.filter(({text}) => text.trim() !== '');
}

/**
 * @param {readonly Part[]} parts
 * @param {number} offset
 */
function pointIn(parts, offset) {
  let left = offset;
  const part =
    parts.find(({text}) => {
      if (left < text.length) return true;
      left -= text.length;
      return false;
    }) ?? parts.at(-1);
  const {line, column} = part?.node.position?.start ?? {line: 1, column: 1};
  if (part?.node.type !== 'text') return {line, column};
  const before = part.text.slice(0, left).split('\n');
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1 ? {line, column: column + last} : {line: line + before.length - 1, column: last + 1};
}
