import {isObject} from '../is-object';
import type {CheckOptions} from './check-value';
import type {Path, Problem} from './problem';

/** A field of an object; dots in its name lead into nested objects, and commas stand between several names. */
export interface NamedField {
  readonly name: string;
  /** In words: `string`, `array of strings`, `integer or null`. */
  readonly type: string;
  readonly required: boolean;
  /** All that it can be. */
  readonly values?: readonly unknown[];
}

export interface NamedOptions extends CheckOptions {
  /** Whether a field that the list does not have is a problem. */
  readonly isComplete: boolean;
}

/** Problems of an object by a flat list of its fields, as ChainStream describes parameters and payloads. */
export function checkNamed(
  value: Readonly<Record<string, unknown>>,
  fields: readonly NamedField[],
  path: Path,
  options: NamedOptions,
): Problem[] {
  return checkTree(value, treeOf(fields), path, options);
}

type Leaf = Omit<NamedField, 'name'>;

type Tree = Map<string, Leaf | Tree>;

function isTree(node: Leaf | Tree | undefined): node is Tree {
  return node instanceof Map;
}

function treeOf(fields: readonly NamedField[]): Tree {
  const tree: Tree = new Map();
  for (const {name, ...leaf} of fields) {
    for (const path of name.split(', ')) {
      const steps = path.split('.');
      const last = steps.pop() ?? '';
      let parent = tree;
      for (const step of steps) {
        const child = parent.get(step);
        const next: Tree = isTree(child) ? child : new Map<string, Leaf | Tree>();
        parent.set(step, next);
        parent = next;
      }
      parent.set(last, leaf);
    }
  }
  return tree;
}

function checkTree(value: Readonly<Record<string, unknown>>, tree: Tree, path: Path, options: NamedOptions): Problem[] {
  const problems: Problem[] = [];
  for (const [name, node] of tree) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    const at = [...path, name];
    if (given === undefined) {
      if (isRequired(node) && options.shortened !== true) problems.push({kind: 'missing', path: at, name});
    } else if (isTree(node)) {
      if (isObject(given)) problems.push(...checkTree(given, node, at, options));
      else problems.push({kind: 'type', path: at, expected: 'object', given});
    } else if (!isOfType(given, node.type)) {
      problems.push({kind: 'type', path: at, expected: node.type, given});
    } else if (node.values && !node.values.includes(given)) {
      problems.push({kind: 'value', path: at, allowed: node.values, given});
    }
  }
  if (!options.isComplete) return problems;
  const known = [...tree.keys()];
  const unknown = Object.keys(value).filter((name) => !tree.has(name));
  return [...problems, ...unknown.map((name): Problem => ({kind: 'unknown', path: [...path, name], known}))];
}

function isRequired(node: Leaf | Tree): boolean {
  return isTree(node) ? [...node.values()].some(isRequired) : node.required;
}

function isOfType(value: unknown, type: string): boolean {
  if (type.endsWith(' or null')) return value === null || isOfType(value, type.slice(0, -' or null'.length));
  const items = /^array of (\w+)s$/.exec(type)?.[1];
  if (items !== undefined) return Array.isArray(value) && value.every((item) => isOfType(item, items));
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    default:
      throw new Error(`"${type}" is not a type that this check knows.`);
  }
}
