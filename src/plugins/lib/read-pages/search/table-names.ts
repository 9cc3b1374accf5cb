import type {AnyNode, Element} from 'domhandler';
import {textContent} from 'domutils';

/** Words of a name at most, such as a command with its part, or an option with its value. More are a message. */
const mostWordsOfName = 3;

/** Beside the code of a name: its kind, such as `header`, or what joins it to the next name. More are a sentence. */
const mostWordsBesideName = 1;

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
  if (!siblingsBefore(cell).some(holdsCode)) return beginsCell(cell, code) ? 'name' : undefined;
  return textContent(cell).trim() === text ? 'value' : undefined;
}

/** Stands for the code in question. */
const mark = '\0';

/** Whether nothing but names stands in a cell up to the end of the part that a piece of its code stands in. */
function beginsCell(cell: Element, code: Element): boolean {
  const parts = textAround(cell, code).split(/[\n,;:(…]/);
  const begun = parts.slice(0, parts.findIndex((part) => part.includes(mark)) + 1);
  return begun.every((part) => (part.match(/[^\s\0]+/g) ?? []).length <= mostWordsBesideName);
}

/** What a cell says besides its code, with the ends of its lines. */
function textAround(node: AnyNode, code: Element): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  if (node.type !== 'tag') return '';
  if (node.name === 'code') return node === code ? mark : ' ';
  return node.name === 'br' ? '\n' : node.children.map((child) => textAround(child, code)).join('');
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
