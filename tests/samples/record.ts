import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {Proof, ProofKind} from './sample';
import {proofKinds} from './sample';

/** What a run found about a sample, committed beside the samples: pages show it. */
export interface RecordEntry {
  /** Of the sample's text. */
  readonly sha256: string;
  readonly proof: ProofKind;
  readonly with: string;
  readonly against: readonly string[];
}

/** By the sample's name. */
export type ProofRecord = Readonly<Record<string, RecordEntry>>;

/** The command that writes the record, which nobody types. */
export const updateCommand = 'npm run test:samples -- --update';

export function readRecord(file: string): ProofRecord {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProofRecord) : {};
}

export function writeRecord(file: string, record: ProofRecord): void {
  writeFileSync(file, formatRecord(record));
}

/** As prettier would: sorted, and short lists on one line. */
export function formatRecord(record: ProofRecord): string {
  const entries = Object.keys(record)
    .sort()
    .flatMap((name) => {
      const entry = record[name];
      if (!entry) return [];
      const against = formatList(entry.against);
      return [
        [
          `  ${JSON.stringify(name)}: {`,
          `    "sha256": ${JSON.stringify(entry.sha256)},`,
          `    "proof": ${JSON.stringify(entry.proof)},`,
          `    "with": ${JSON.stringify(entry.with)},`,
          `    "against": ${against}`,
          '  }',
        ].join('\n'),
      ];
    });
  return entries.length === 0 ? '{}\n' : `{\n${entries.join(',\n')}\n}\n`;
}

function formatList(items: readonly string[]): string {
  const line = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
  const widest = 120 - '    "against": '.length;
  return line.length <= widest ? line : `[\n${items.map((item) => `      ${JSON.stringify(item)}`).join(',\n')}\n    ]`;
}

export function entryOf(text: string, {proof, with: tool, against}: Proof): RecordEntry {
  return {sha256: createHash('sha256').update(text).digest('hex'), proof, with: tool, against};
}

/** A machine that lacks a tool does not weaken what another has recorded of the same text. */
export function keepsRecorded(recorded: RecordEntry | undefined, found: RecordEntry, {lacks}: Proof): boolean {
  return lacks !== undefined && recorded?.sha256 === found.sha256 && rank(recorded) > rank(found);
}

/** What is wrong with what is recorded of a sample, if anything is. */
export function mismatch(recorded: RecordEntry | undefined, found: RecordEntry, proof: Proof): string | undefined {
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

/** Versions differ by machine; a grammar stands in for a tool that only parses as well. */
function sameTool(a: string, b: string): boolean {
  return toolName(a) === toolName(b) || [a, b].some((tool) => tool.startsWith('tree-sitter-'));
}

function toolName(tool: string): string {
  return tool.split(' ', 1)[0] ?? '';
}

function rank({proof}: RecordEntry): number {
  return proofKinds.indexOf(proof);
}

function listOf(items: readonly string[]): string {
  return items.join(', ') || 'nothing';
}
