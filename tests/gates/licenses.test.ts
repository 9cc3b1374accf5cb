import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {fixtures} from './run-gate';

const root = path.resolve(__dirname, '../..');
const check = (...args: string[]) => {
  const script = path.join(root, '.ci/licenses.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [script, ...args], {cwd: root, encoding: 'utf8'});
  return {status, lines: `${stdout}${stderr}`.trim().split('\n')};
};

test('every package in the lockfile has an allowed license', {timeout: 60_000}, () => {
  const {status, lines} = check();
  expect(lines).toEqual([expect.stringMatching(/^\d{3,} packages, all with an allowed license\.$/)]);
  expect(status).toBe(0);
});

test(
  'a license that is not allowed, missing or unreadable fails, and so does an unreviewed version',
  {timeout: 60_000},
  () => {
    const {status, lines} = check(`${fixtures}/licenses/package-lock.json`);
    expect(lines.slice(0, -1)).toEqual([
      'copyleft 2.0.0: GPL-3.0-only is not allowed.',
      'half 3.0.0: MIT AND AGPL-3.0-only is not allowed.',
      'silent 4.0.0: declares no license.',
      'eval 9.9.9: declares no license.',
      'own-words 5.0.0: "SEE LICENSE IN LICENSE.md" is not an SPDX license expression (https://spdx.org/licenses).',
    ]);
    expect(lines.at(-1)).toContain('Use another package');
    expect(status).toBe(1);
  },
);
