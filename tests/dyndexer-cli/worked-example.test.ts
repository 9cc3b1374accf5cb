import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {anchorColumnTypes} from '../../src/data/anchor-column-types';
import {loadContract} from '../../src/plugins/lib/openapi/load-contract';
import {readSample} from './terminal';

const page = readFileSync(path.join(import.meta.dirname, '../../dyndexer/overview.mdx'), 'utf8');
const contract = loadContract();

type IdlType = string | {option: IdlType} | object;
interface Idl {
  events: {name: string; fields: {name: string; type: IdlType}[]}[];
}
interface WriterConfig {
  keys: Record<string, {table_name: string; columns: Record<string, {type: string; required: boolean}>}>;
}

const [event] = (JSON.parse(readSample('swap-record-idl.json')) as Idl).events;
const config = JSON.parse(readSample('postgres-writer-config.json')) as WriterConfig;
const table = config.keys.SwapRecord;

/** The column for a type, according to the table on the page. */
function columnOf(type: IdlType): {type: string; required: boolean} {
  if (typeof type === 'object') {
    return 'option' in type ? {...columnOf(type.option), required: false} : {type: 'jsonb', required: true};
  }
  const row = anchorColumnTypes.find(({anchor}) => anchor.includes(type));
  return {type: row?.column ?? `no row for ${type}`, required: true};
}

function writerConfigFrom(idl: object): string {
  const {outputText} = ts.transpileModule(readSample('writer-config-from-idl.ts'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'writer-config-'));
  try {
    writeFileSync(path.join(folder, 'script.mjs'), outputText);
    writeFileSync(path.join(folder, 'idl.json'), JSON.stringify(idl));
    return execFileSync(process.execPath, ['script.mjs', 'idl.json'], {cwd: folder, encoding: 'utf8', stdio: 'pipe'});
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe('the worked example, from the IDL to the row', () => {
  test('the processor keeps the event of the IDL', () => {
    expect(readSample('processor.rs')).toContain(`emitted.name != "${event?.name}"`);
  });

  test('the configuration has a column for each field, with the type of the table', () => {
    const columns = Object.fromEntries(event?.fields.map(({name, type}) => [name, columnOf(type)]) ?? []);
    expect(table?.columns).toEqual(columns);
    expect(Object.keys(config.keys)).toEqual([event?.name]);
  });

  test('the table in the database has these columns', () => {
    const sql = readSample('schema.sql');
    const columns = [...sql.matchAll(/^ {2}"(\w+)" (\w+)( NOT NULL)?,?$/gm)].map(([, name = '', type, notNull]) => [
      name,
      {type, required: notNull !== undefined},
    ]);
    expect(Object.fromEntries(columns)).toEqual(table?.columns);
    expect(sql).toContain(`CREATE TABLE "${table?.table_name}" (`);
  });

  test('the script that generates a configuration generates this one', () => {
    expect(JSON.parse(readSample('writer-config-from-idl.ts.out'))).toEqual(config);
  });

  test('the script reads an Anchor 0.30 IDL, and names an event without fields', () => {
    const fields = event?.fields.map(({name, type}) => ({name, type: type === 'publicKey' ? 'pubkey' : type}));
    const events = [{name: 'SwapRecord', discriminator: [183, 186, 203, 186, 225, 187, 95, 130]}];
    const types = [{name: 'SwapRecord', type: {kind: 'struct', fields}}];
    expect(JSON.parse(writerConfigFrom({events, types}))).toEqual(config);
    expect(() => writerConfigFrom({events, types: []})).toThrow('The IDL has no fields for SwapRecord.');
  });

  test('a log has the processor’s output, and a panic if the indexer is listed as failed', () => {
    const examplesOf = (id: string) =>
      contract.operations.find((operation) => operation.id === id)?.responses[0]?.content[0]?.examples ?? [];
    const {items: indexers} = examplesOf('ListIndexers')[0]?.value as {items: {id: string; status: string}[]};
    const [, printed = ''] = /println!\("([^{]+)/.exec(readSample('processor.rs')) ?? [];
    const logs = examplesOf('GetIndexerLogs').map(({summary, value}) => ({
      status: indexers.find(({id}) => summary.includes(id))?.status,
      items: (value as {items: {level: string; message: string}[]}).items,
    }));
    expect(logs.map(({status}) => status)).toEqual(['running', 'failed']);
    for (const {status, items} of logs) {
      const [first, ...more] = items;
      expect(first).toMatchObject({level: 'info', message: expect.stringMatching(`^${printed}\\w+$`)});
      expect(more.map(({level}) => level)).toEqual(status === 'failed' ? ['error'] : []);
    }
  });

  test('the object on the page is that of the contract, and the row shows its values', () => {
    const shown = JSON.parse(/```json\n([^]*?)```/.exec(page)?.[1] ?? '') as {
      key: string;
      value: Record<string, string>;
    };
    const output = contract.operations.find(({id}) => id === 'GetIndexerOutput');
    const [example] = output?.responses[0]?.content[0]?.examples ?? [];
    expect((example?.value as {items: unknown[]}).items).toContainEqual(shown);
    expect(Object.keys(table?.columns ?? {})).toEqual(expect.arrayContaining(Object.keys(shown.value)));
    const row = readSample('read-rows.console')
      .split('\n')
      .at(-3)
      ?.split('|')
      .map((cell) => cell.trim());
    const {user, amountIn, amountOut, ts} = shown.value;
    const time = new Date(Number(ts) * 1000).toISOString().replace('T', ' ').replace('.000Z', '+00');
    expect(row).toEqual([user, amountIn, amountOut, time]);
  });
});

test('the life cycle’s diagram and table have the statuses of the contract', () => {
  const statuses = contract.schemas.IndexerStatus?.values ?? [];
  const section = page.slice(page.indexOf('#life-cycle')).split(/\n## /)[0] ?? '';
  const drawn = [...section.matchAll(/^ {2}\S+ --> (\w+):/gm)].map(([, name]) => name);
  const listed = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(new Set(drawn)).toEqual(new Set(statuses));
  expect(listed).toEqual(statuses);
});

test.each(['overview.mdx', 'cli.mdx'])('%s has the preview label before its first section', (name) => {
  const text = readFileSync(path.join(import.meta.dirname, '../../dyndexer', name), 'utf8');
  const label = text.indexOf('<DataBlock id="dyndexer-preview"');
  expect(label).toBeGreaterThan(0);
  expect(text.slice(0, label).match(/^## (?!Preview )/gm)).toBeNull();
});
