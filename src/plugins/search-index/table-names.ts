import type {AnyNode, Element} from 'domhandler';
import {textContent} from 'domutils';

/**
 * What a piece of code in a table is to its section: a `name` that it defines when its row has no code
 * before it, a `value` when it is all that its cell says, else nothing of its own.
 */
export function roleInTable(code: Element): 'name' | 'value' | undefined {
  const cell = cellOf(code);
  if (cell === undefined) return undefined;
  if (!siblingsBefore(cell).some(holdsCode)) return 'name';
  return textContent(cell).trim() === textContent(code).trim() ? 'value' : undefined;
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
