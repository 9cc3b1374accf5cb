import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {diagrams} from '../../config/diagrams';
import {unusedDiagrams} from './unused-diagrams';

const core = path.join(__dirname, '../../../node_modules/mermaid/dist');

/** Mermaid's imports, static and on demand. */
const imports = [
  path.join(core, 'mermaid.core.mjs'),
  ...readdirSync(path.join(core, 'chunks/mermaid.core')).map((name) => path.join(core, 'chunks/mermaid.core', name)),
]
  .filter((file) => file.endsWith('.mjs'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<=\bimport|\bfrom)(\(| )"([^"]+)"/g)].map(([, open, request = '']) => ({
      request,
      isOnDemand: open === '(',
    })),
  );

const {resourceRegExp, contextRegExp} = unusedDiagrams(diagrams);
const isLeftOut = ({request}: {request: string}) => resourceRegExp.test(request);

test('keeps everything that Mermaid imports statically', () => {
  const atStart = imports.filter(({isOnDemand}) => !isOnDemand);
  expect(atStart.length).toBeGreaterThan(100);
  expect(atStart.filter(isLeftOut)).toEqual([]);
});

test.each([...new Set(Object.values(diagrams).flat())])('keeps the Mermaid module %s', (name) => {
  const modules = imports.filter(({request, isOnDemand}) => isOnDemand && request.includes(`/${name}-`));
  expect(modules.length).toBeGreaterThan(0);
  expect(modules.some((module) => !isLeftOut(module))).toBe(true);
});

test('leaves out modules that no page needs', () => {
  const left = imports.filter(isLeftOut).map(({request}) => request.replace(/-[^-]+$/, ''));
  expect(left).toEqual(
    expect.arrayContaining([
      './chunks/mermaid.core/pieDiagram',
      './chunks/mermaid.core/stateDiagram',
      './cose-bilkent',
      'katex',
    ]),
  );
  expect(contextRegExp.test(core)).toBe(true);
  expect(contextRegExp.test(path.join(core, 'chunks/mermaid.core'))).toBe(true);
  expect(contextRegExp.test(path.join(__dirname, '../../../node_modules/mermaid-other/dist'))).toBe(false);
});
