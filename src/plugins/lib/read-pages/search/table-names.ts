import type {AnyNode, Element} from 'domhandler';
import {textContent} from 'domutils';

/**
 * Maximum number of words in a name, such as a command with its subcommand, or an option with its value. Longer code is
 * a message.
 */
const maxWordsOfName = 3;

/**
 * Maximum number of words beside the code of a name: its kind, such as `header`, or a conjunction before the next name.
 * More words are a sentence.
 */
const maxWordsBesideName = 1;

/**
 * Role of inline code in a table for its section: a `name` that the section defines if the row begins with it, a
 * `value` if it fills its cell and the row has code before it, otherwise none. A message has no role: its words are
 * defined elsewhere.
 */
export function roleInTable(code: Element): 'name' | 'value' | undefined {
  const cell = cellOf(code);
  if (cell === undefined) return undefined;
  const text = textContent(code).trim();
  if (text.split(/\s+/).length > maxWordsOfName) return undefined;
  if (!siblingsBefore(cell).some(holdsCode)) return beginsCell(cell, code) ? 'name' : undefined;
  return textContent(cell).trim() === text ? 'value' : undefined;
}

/** Placeholder for the code in question. */
const mark = '\0';

/** Whether a cell has only names up to the end of the part that contains the code. */
function beginsCell(cell: Element, code: Element): boolean {
  const parts = textAround(cell, code).split(/[\n,;:(…]/);
  const begun = parts.slice(0, parts.findIndex((part) => part.includes(mark)) + 1);
  return begun.every((part) => (part.match(/[^\s\0]+/g) ?? []).length <= maxWordsBesideName);
}

/** Text of a cell without its code, with line breaks. */
function textAround(node: AnyNode, code: Element): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  if (node.name === 'code') return node === code ? mark : ' ';
  return node.name === 'br' ? '\n' : node.children.map((child) => textAround(child, code)).join('');
}

function cellOf(code: Element): Element | undefined {
  for (let node = code.parent; node !== null && 'name' in node; node = node.parent) {
    if (node.name === 'td' || node.attribs.scope === 'row') return node;
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
