import {writeFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import {sha256} from '../../src/plugins/lib/integrity';
import {recordName, type CheckedSample, type SampleRecord} from '../../src/plugins/remark-samples/checked';
import {type Proof, proofKinds} from './sample';

/** The command that writes the record, which is never edited by hand. */
export const updateCommand = 'npm run test:samples -- --update';

/** Writes the record into the samples folder, sorted and formatted with Prettier. */
export async function writeRecord(folder: string, record: SampleRecord): Promise<void> {
  const file = path.join(folder, recordName);
  writeFileSync(file, await formatRecord(file, record));
}

export async function formatRecord(file: string, record: SampleRecord): Promise<string> {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  return prettier.format(JSON.stringify(sorted, null, 2), {...(await prettier.resolveConfig(file)), filepath: file});
}

export function entryOf(text: string, {proof, with: tool, against}: Proof): CheckedSample {
  return {sha256: sha256(text), proof, with: tool, against};
}

/** Keeps a stronger proof of the same text, recorded on a machine with a tool that this one lacks. */
export function keepsRecorded(recorded: CheckedSample | undefined, found: CheckedSample, {lacks}: Proof): boolean {
  return lacks !== undefined && recorded?.sha256 === found.sha256 && rank(recorded) > rank(found);
}

/** How a sample's record differs from its proof, if it does. */
export function mismatch(recorded: CheckedSample | undefined, found: CheckedSample, proof: Proof): string | undefined {
  if (!recorded) return 'It is not in the record';
  if (recorded.sha256 !== found.sha256) return 'It has changed since it was recorded';
  if (keepsRecorded(recorded, found, proof)) return undefined;
  if (recorded.proof !== found.proof) return `It is recorded as ${recorded.proof}, and is ${found.proof}`;
  if (recorded.against.join() !== found.against.join()) {
    return `It is recorded against ${listOf(recorded.against)}, and is proven against ${listOf(found.against)}`;
  }
  if (!sameTool(recorded.with, found.with))
    return `It is recorded with ${recorded.with}, and is proven with ${found.with}`;
  return undefined;
}

/** Ignores versions, which differ between machines; a tree-sitter grammar is equivalent to any other parser. */
function sameTool(a: string, b: string): boolean {
  return toolName(a) === toolName(b) || [a, b].some((tool) => tool.startsWith('tree-sitter-'));
}

function toolName(tool: string): string {
  return tool.split(' ', 1)[0] ?? '';
}

function rank({proof}: CheckedSample): number {
  return proofKinds.indexOf(proof);
}

function listOf(items: readonly string[]): string {
  return items.join(', ') || 'nothing';
}
