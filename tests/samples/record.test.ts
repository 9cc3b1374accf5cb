import path from 'node:path';
import prettier from 'prettier';
import {describe, expect, test} from 'vitest';
import {formatSummary} from '../../.ci/lib/sample-summary.mjs';
import {recordName, type CheckedSample} from '../../src/plugins/remark-samples/checked';
import {samplesFolder} from './paths';
import {entryOf, formatRecord, keepsRecorded, mismatch} from './record';
import type {Proof} from './sample';

const ran: Proof = {proof: 'run', with: 'Python 3.11.2', against: ['LiteSVM 1.4.1']};
const parsed: Proof = {proof: 'parsed', with: 'tree-sitter-python 0.1.13', against: [], lacks: 'python3'};
const recorded = entryOf('print(1)\n', ran);

describe('mismatch', () => {
  const problem = (text: string, proof: Proof, before: CheckedSample | undefined = recorded) =>
    mismatch(before, entryOf(text, proof), proof);

  test('none, even with another version of the tool', () => {
    expect(problem('print(1)\n', ran)).toBeUndefined();
    expect(problem('print(1)\n', {...ran, with: 'Python 3.13.0'})).toBeUndefined();
  });

  test('none if a tool is missing, or replaces a grammar', () => {
    expect(problem('print(1)\n', parsed)).toBeUndefined();
    const rust = {proof: 'parsed', against: []} as const;
    expect(
      mismatch(entryOf('', {...rust, with: 'tree-sitter-rust 0.23.2'}), entryOf('', {...rust, with: 'rustfmt 1.9.0'}), {
        ...rust,
        with: 'rustfmt 1.9.0',
      }),
    ).toBeUndefined();
  });

  test('a sample that is new, changed, or proven differently', () => {
    expect(mismatch(undefined, recorded, ran)).toBe('It is not in the record');
    expect(problem('print(2)\n', ran)).toBe('It has changed since it was recorded');
    expect(problem('print(2)\n', parsed)).toBe('It has changed since it was recorded');
    expect(problem('print(1)\n', {...parsed, lacks: undefined})).toBe('It is recorded as run, and is parsed');
    expect(problem('print(1)\n', ran, entryOf('print(1)\n', parsed))).toBe('It is recorded as parsed, and is run');
    expect(problem('print(1)\n', {...ran, against: []})).toBe(
      'It is recorded against LiteSVM 1.4.1, and is proven against nothing',
    );
    expect(problem('print(1)\n', {...ran, with: 'PyPy 7.3'})).toBe(
      'It is recorded with Python 3.11.2, and is proven with PyPy 7.3',
    );
  });
});

test('a machine that lacks a tool keeps another machine’s record of the same text', () => {
  expect(keepsRecorded(recorded, entryOf('print(1)\n', parsed), parsed)).toBe(true);
  expect(keepsRecorded(recorded, entryOf('print(2)\n', parsed), parsed)).toBe(false);
  expect(keepsRecorded(recorded, entryOf('print(1)\n', parsed), {...parsed, lacks: undefined})).toBe(false);
});

test('the record is sorted, and formatted as by Prettier', async () => {
  const file = path.join(samplesFolder, recordName);
  const text = await formatRecord(file, {'b.py': recorded, 'a.sh': entryOf('', {...ran, against: []})});
  expect(Object.keys(JSON.parse(text))).toEqual(['a.sh', 'b.py']);
  const options = await prettier.resolveConfig(file);
  await expect(prettier.check(text, {...options, filepath: file})).resolves.toBe(true);
  await expect(formatRecord(file, {})).resolves.toBe('{}\n');
});

test('the summary counts each language, and gives the reasons', () => {
  const text = formatSummary({
    'a/one.sh': {language: 'Shell', status: 'run'},
    'a/two.sh': {language: 'Shell', status: 'failed'},
    'a/three.sh': {language: 'Shell', status: 'parsed', reason: 'needs the Solana CLI'},
    'b/one.go': {language: 'Go', status: 'not run here', reason: 'this machine has no go'},
  });
  expect(text.split('\n')).toEqual([
    'Samples  run  type-checked  parsed  not run here  failed',
    'Go         0             0       0             1       0',
    'Shell      1             0       1             0       1',
    'All        1             0       1             1       1',
    '  not run here: this machine has no go (b/one.go)',
    '  parsed: needs the Solana CLI (a/three.sh)',
  ]);
});
