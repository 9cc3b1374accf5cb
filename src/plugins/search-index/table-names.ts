import type {AnyNode, Element} from 'domhandler';
import {textContent} from 'domutils';

/** Words of a name at most, such as a command with its part, or an option with its value. More are a message. */
const mostWordsOfName = 3;

/**
 * What a piece of code in a table is to its section: a `name` that it defines when its row has no code
 * before it, a `value` when it is all that its cell says, else nothing of its own. A message is nothing of its
 * own: its words are defined elsewhere.
 */
export function roleInTable(code: Element): 'name' | 'value' | undefined {
  const cell = cellOf(code);
  if (cell === undefined) return undefined;
  const text = textContent(code).trim();
  if (text.split(/\s+/).length > mostWordsOfName) return undefined;
  if (!siblingsBefore(cell).some(holdsCode)) return 'name';
  return textContent(cell).trim() === text ? 'value' : undefined;
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
