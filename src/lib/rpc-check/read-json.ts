import {createScanner, parseTree, type Node, type ParseError} from 'jsonc-parser';
import {tryParseJson, type JsonValue} from '../literals/json-value';
import {describeMistake, type JsonMistake} from './json-mistake';
import type {Path} from './problem';

/** A value with its offsets in the text. */
export interface JsonNode {
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
  /** A number as written: `5.0` and `5` have the same value. */
  readonly text?: string;
  /** Elements of an array by index, or members of an object by name. */
  readonly inner?: ReadonlyMap<string | number, JsonNode>;
  /** Duplicate member names of an object; the last member wins. */
  readonly repeated?: readonly string[];
}

export type ReadJson =
  {readonly node: JsonNode; readonly mistake?: undefined} | {readonly mistake: JsonMistake; readonly node?: undefined};

/** Maximum nesting: deeper than any message, and safe for the browser's call stack. */
const deepest = 100;

/** Standard JSON, without the JSONC extensions that the parser allows by default. */
const strict = {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false};

/**
 * Parses pasted JSON, with the offsets of each value or of the first syntax error. The values are those of `parseJson`,
 * which reports no offsets.
 */
export function readJson(text: string): ReadJson {
  const {open, tooDeep} = scanBrackets(text);
  if (tooDeep !== undefined) {
    return {mistake: {at: tooDeep, message: 'This is nested too deeply for a request.'}};
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, strict);
  const [error] = errors;
  if (error !== undefined) return {mistake: describeMistake(text, error, open)};
  const value = tryParseJson(text);
  if (tree !== undefined && value !== undefined) return {node: toNode(tree, value, text)};
  // The parser accepts some invalid JSON, such as a literal tab in a string.
  return {mistake: {at: 0, message: 'It contains a character that JSON writes with a \\, such as \\t for a tab.'}};
}

/** The node at a path, or its closest ancestor that exists. */
export function nodeAt(root: JsonNode, path: Path): JsonNode {
  let node = root;
  for (const step of path) {
    const next = node.inner?.get(step);
    if (next === undefined) return node;
    node = next;
  }
  return node;
}

interface Brackets {
  /** Offsets of unclosed brackets, outermost first. */
  readonly open: readonly number[];
  /** Offset of the first bracket that exceeds the maximum nesting. */
  readonly tooDeep?: number;
}

function scanBrackets(text: string): Brackets {
  const scanner = createScanner(text, true);
  const open: number[] = [];
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const place = scanner.getTokenOffset();
    const character = text[place];
    if (character === '{' || character === '[') {
      if (open.length === deepest) return {open, tooDeep: place};
      open.push(place);
    } else if (character === '}' || character === ']') {
      open.pop();
    }
  }
  return {open};
}

function toNode({offset: start, length, children, type}: Node, value: JsonValue, text: string): JsonNode {
  const end = start + length;
  if (type === 'array') {
    const values = value as readonly JsonValue[];
    return {
      value,
      start,
      end,
      inner: new Map(children?.map((child, index) => [index, toNode(child, values[index] ?? null, text)])),
    };
  }
  if (type === 'number') return {value, start, end, text: text.slice(start, end)};
  if (type !== 'object') return {value, start, end};
  const values = value as Readonly<Record<string, JsonValue>>;
  /** Of members with the same name, the last one counts. */
  const members = new Map<string, {readonly content: Node; readonly offset: number}>();
  const repeated: string[] = [];
  for (const {offset, children: pair = []} of children ?? []) {
    const [key, content] = pair;
    if (key === undefined || content === undefined) continue;
    const name = key.value as string;
    if (members.has(name)) repeated.push(name);
    members.set(name, {content, offset});
  }
  const inner = new Map(
    Array.from(members, ([name, {content, offset}]) => {
      // Findings about a member point at its name.
      return [name, {...toNode(content, values[name] ?? null, text), start: offset}];
    }),
  );
  return {value, start, end, inner, repeated};
}
