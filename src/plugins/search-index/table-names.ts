import type {AnyNode, Element} from 'domhandler';
import {textContent} from 'domutils';

/** Words of a name at most, such as a command with its part, or an option with its value. More are a message. */
const mostWordsOfName = 3;

/** Stand for the code in question, and for other code. */
const [asked, other] = ['\uE000', '\uE001'];

/**
 * The code that a cell begins with, alone in its line or before a comma or a bracket, with other code of the kind
 * beside it, and at most the word for the kind before it. In a sentence it is no name: `getBlock` is refused.
 */
const beginsCell = new RegExp(
  [
    '^\\s*(?:(?:the )?(?:header|path) )?',
    `(?:${other}(?:,|,? (?:and|or|to)|\\s)*)*${asked}`,
    `(?:\\s*(?:$|[\\n,;:(…${other}])| followed by | (?:and|or|to) ${other})`,
  ].join(''),
  'i',
);

/**
 * What a piece of code in a table is to its section: a `name` that it defines when its row begins with it, a
 * `value` when it is all that its cell says and the row has code before it, else nothing of its own. A message is
 * nothing of its own: its words are defined elsewhere.
 */
export function roleInTable(code: Element): 'name' | 'value' | undefined {
  const cell = cellOf(code);
  if (cell === undefined) return undefined;
  const text = textContent(code).trim();
  if (text.split(/\s+/).length > mostWordsOfName) return undefined;
  if (!siblingsBefore(cell).some(holdsCode)) return beginsCell.test(outline(cell, code)) ? 'name' : undefined;
  return textContent(cell).trim() === text ? 'value' : undefined;
}

/** The text of a cell with a letter for each code, and the ends of its lines. */
function outline(node: AnyNode, code: Element): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  if (node.name === 'code') return node === code ? asked : other;
  return node.name === 'br' ? '\n' : node.children.map((child) => outline(child, code)).join('');
}

function cellOf(code: Element): Element | undefined {
  for (let node = code.parent; node !== null && 'name' in node; node = node.parent) {
    if (node.name === 'td') return node;
  }
  return undefined;
}

function siblingsBefore(cell: Element): AnyNode[] {
  const siblings = cell.parent?.children ?? [];
  return siblings.slice(0, siblings.indexOf(cell));
}

function holdsCode(node: AnyNode): boolean {
  return node.type === 'tag' && (node.name === 'code' || node.children.some(holdsCode));
}
