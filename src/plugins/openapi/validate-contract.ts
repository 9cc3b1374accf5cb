import {dereference, validate} from '@readme/openapi-parser';
import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import type {Contract} from '../lib/openapi/contract';
import {ContractError} from '../lib/openapi/contract-error';
import {Cursor} from '../lib/openapi/cursor';
import {contractOf} from '../lib/openapi/load-contract';
import {checkExamples} from './check-examples';

type Api = Parameters<typeof validate>[0];

/**
 * Validates a contract before pages are generated from it: the parts that pages read, then the whole
 * against OpenAPI 3.1, then every example against its schema.
 *
 * @throws {ContractError} with file, line, and reason of the first error
 */
export async function validateContract(text: string, file: string): Promise<Contract> {
  const root = Cursor.parse(text, file);
  // First, because it reports the exact line of each error.
  const contract = contractOf(root, file);
  await checkSpecification(root, file);
  checkExamples(root);
  return contract;
}

/** Validates against OpenAPI 3.1 with @readme/openapi-parser. */
async function checkSpecification(root: Cursor, file: string): Promise<void> {
  const ignoreCircles = {dereference: {circular: 'ignore'}} as const;
  const result = await validate(apiOf(root), ignoreCircles);
  if (result.valid) return;
  const [reason = '', ...frame] = result.errors[0]?.message.split('\n') ?? [];
  const line = lineInFrame(frame);
  // The parser reports lines of its own dereferenced JSON, not of the source file.
  const resolved = JSON.stringify(await dereference(apiOf(root), ignoreCircles), null, 2);
  const place = line === undefined ? [] : pathAtLine(resolved, line);
  throw new ContractError(file, root.nearest(place).line(), `${describe(reason, frame)}${at(place)}`);
}

/** A copy, since the parser dereferences its input in place. */
function apiOf(root: Cursor): Api {
  return structuredClone(root.value) as unknown as Api;
}

/** The line that a code frame points at: `> 184 | …`. */
function lineInFrame(frame: readonly string[]): number | undefined {
  const pointed = frame.map((line) => /^>\s*(\d+) \|/.exec(line)?.[1]).find((number) => number !== undefined);
  return pointed === undefined ? undefined : Number(pointed);
}

/** Parser messages read `ENUM must be equal to one of the allowed values`, with the values on the next line. */
function describe(reason: string, frame: readonly string[]): string {
  const [values = ''] = frame;
  const sentence = reason.replace(/^(?:[A-Z]+ )+(?=[a-z])/, '').trim();
  return values.startsWith('(') ? `${sentence} ${values}` : sentence;
}

function at(place: readonly string[]): string {
  return place.length === 0 ? '' : `, in "${place.join('.')}"`;
}

/** Path of keys to the value at a line of JSON text. */
function pathAtLine(json: string, line: number): string[] {
  const lines = new LineCounter();
  const {contents} = parseDocument(json, {lineCounter: lines});
  const descend = (node: unknown, path: readonly string[]): readonly string[] => {
    const children: [string, number, unknown][] = isMap(node)
      ? node.items.map(({key, value}) => [isScalar(key) ? String(key.value) : '', startOf(key), value])
      : isSeq(node)
        ? node.items.map((item, index) => [String(index), startOf(item), item])
        : [];
    const child = children.findLast(([, start]) => start <= line);
    if (child === undefined) return path;
    const [name, start, value] = child;
    return start === line ? [...path, name] : descend(value, [...path, name]);
  };
  const startOf = (node: unknown) => {
    const range = (node as {range?: readonly number[]} | null)?.range;
    return lines.linePos(range?.[0] ?? 0).line;
  };
  return [...descend(contents, [])];
}
