import {type Document, LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import {isObject} from '../../../lib/is-object';
import type {Json} from '../../../lib/json';
import {ContractError} from './contract-error';

type Key = string | number;

/**
 * A value in a YAML file with its location, so that any code that reads the value can report the
 * line of an error. Descending follows references (`$ref`).
 */
export class Cursor {
  readonly value: Json;
  /** Description given as a sibling of the `$ref` that led here; takes precedence over the target's own. */
  ownDescription: string | undefined;
  private readonly source: Source;
  private readonly path: readonly Key[];

  private constructor(source: Source, path: readonly Key[], value: Json) {
    this.source = source;
    this.path = path;
    this.value = value;
  }

  /** @throws {ContractError} if the text is not YAML. */
  static parse(text: string, file: string): Cursor {
    const lines = new LineCounter();
    const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
    const [error] = document.errors;
    if (error !== undefined) throw new ContractError(file, lines.linePos(error.pos[0]).line, error.message);
    const root = document.toJS() as Json;
    return new Cursor({document, file, lines, root}, [], root);
  }

  fail(reason: string): never {
    throw new ContractError(this.source.file, this.line(), reason);
  }

  /** The value under a key. @throws {ContractError} if it is missing. */
  get(key: Key): Cursor {
    return this.find(key) ?? this.fail(`${this.label()} needs "${key}".`);
  }

  /** The value under a key, or `undefined`. */
  find(key: Key): Cursor | undefined {
    const value = this.children()[key];
    return value === undefined ? undefined : new Cursor(this.source, [...this.path, key], value).follow();
  }

  /** Members of a mapping, in file order. */
  entries(): [string, Cursor][] {
    return Object.keys(this.children()).map((key) => [key, this.get(key)]);
  }

  /** Members of a mapping or a sequence, except references. */
  ownEntries(): [string, Cursor][] {
    const children = this.children();
    return Object.keys(children)
      .filter((key) => !isReference(children[key]))
      .map((key) => [key, this.get(key)]);
  }

  /** The value at a path, or its deepest ancestor that exists. */
  nearest(path: readonly Key[]): Cursor {
    const [key, ...rest] = path;
    if (key === undefined || typeof this.value !== 'object' || this.value === null) return this;
    return this.find(key)?.nearest(rest) ?? this;
  }

  /** Items of a sequence. */
  items(): Cursor[] {
    const {value} = this;
    if (!Array.isArray(value)) return this.fail(`${this.label()} must be a list.`);
    return value.map((_, index) => this.get(index));
  }

  string(): string {
    return typeof this.value === 'string' ? this.value : this.fail(`${this.label()} must be text.`);
  }

  number(): number {
    return typeof this.value === 'number' ? this.value : this.fail(`${this.label()} must be a number.`);
  }

  boolean(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail(`${this.label()} must be true or false.`);
  }

  /** Location in the file as a JSON Pointer: the same for a value and for every reference to it. */
  pointer(): string {
    return this.path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  }

  /** @throws {ContractError} for the first reference under this value that does not resolve. */
  checkReferences(): void {
    if (typeof this.value !== 'object' || this.value === null) return;
    const hasNames = namedMembers.has(this.path.at(-1) ?? '');
    for (const key of Object.keys(this.value)) {
      if (!hasNames && dataKeys.has(key)) continue;
      const child = new Cursor(this.source, [...this.path, key], (this.value as Record<string, Json>)[key] ?? null);
      child.follow();
      child.checkReferences();
    }
  }

  private follow(seen: readonly string[] = []): Cursor {
    const reference = isObject(this.value) ? this.value.$ref : undefined;
    if (typeof reference !== 'string') return this;
    const fail = (reason: string): never => new Cursor(this.source, [...this.path, '$ref'], reference).fail(reason);
    if (!reference.startsWith('#/')) {
      return fail(`the reference "${reference}" leaves the file; only "#/…" is supported.`);
    }
    if (seen.includes(reference)) return fail(`the reference "${reference}" is circular.`);
    const path = reference.slice(2).split('/').map(unescapePointer);
    let target: Json | undefined = this.source.root;
    for (const key of path) target = hasMember(target, key) ? target[key] : undefined;
    if (target === undefined) return fail(`the reference "${reference}" does not resolve.`);
    const cursor = new Cursor(this.source, path, target).follow([...seen, reference]);
    const description = isObject(this.value) ? this.value.description : undefined;
    if (typeof description === 'string') cursor.ownDescription = description;
    return cursor;
  }

  private children(): Readonly<Record<Key, Json | undefined>> {
    if (typeof this.value === 'object' && this.value !== null) return this.value as Readonly<Record<Key, Json>>;
    return this.fail(`${this.label()} must be a mapping.`);
  }

  private label(): string {
    return this.path.length === 0 ? 'the contract' : `"${this.path.join('.')}"`;
  }

  /** Line of the value's key, or of its nearest ancestor's key in the file. */
  line(): number {
    const {document, lines} = this.source;
    for (let length = this.path.length; length > 0; length -= 1) {
      const key = this.path[length - 1];
      const parent: unknown = length === 1 ? document.contents : document.getIn(this.path.slice(0, length - 1), true);
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
        : undefined;
      const node: unknown = pair?.key ?? document.getIn(this.path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}

/** Members with data of the API, in which `$ref` is text like any other. */
const dataKeys: ReadonlySet<Key> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Members whose keys are names: a response or a property can be called `default`. */
const namedMembers: ReadonlySet<Key> = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'responses']);

interface Source {
  readonly document: Document;
  readonly file: string;
  readonly lines: LineCounter;
  readonly root: Json;
}

function isReference(value: Json | undefined): boolean {
  return isObject(value) && typeof value.$ref === 'string';
}

/** Arrays qualify: their keys are `0`, `1`, and so on. */
function hasMember(value: Json | undefined, key: string): value is {readonly [key: string]: Json} {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

function unescapePointer(segment: string): string {
  return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
}
