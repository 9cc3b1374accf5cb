import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expect, onTestFinished, test} from 'vitest';
import {foldLines} from '../../lib/html/fold-lines';
import untilFound from '.';

/** What the hook is given. */
type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

test('restores what the minimizer has shortened', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'until-found-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  const code = foldLines('line\n'.repeat(70));
  const file = path.join(outDir, 'page.html');
  writeFileSync(file, code.replaceAll('hidden="until-found"', 'hidden'));
  await untilFound().postBuild?.({
    outDir,
    siteDir: outDir,
    siteConfig: {staticDirectories: ['static']},
  } as unknown as BuildProps);
  expect(readFileSync(file, 'utf8')).toBe(code);
});
