import {expect, test} from 'vitest';
import {readSource} from '../support/source-files';

/** Dependencies with a version range, as `name range`. */
function inexact(manifest: Readonly<Record<string, unknown>>): string[] {
  return ['dependencies', 'devDependencies', 'overrides'].flatMap((field) =>
    Object.entries((manifest[field] ?? {}) as Record<string, unknown>).flatMap(([name, version]) =>
      typeof version !== 'string' || /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|\$.+)$/.test(version) ? [] : [`${name} ${version}`],
    ),
  );
}

test('package.json has only exact versions, and a range is detected', () => {
  const found = inexact(JSON.parse(readSource('package.json')) as Record<string, unknown>);
  expect(
    found,
    `package.json has versions that are not exact: ${found.join(', ')}. Install with npm install --save-exact.`,
  ).toEqual([]);
  expect(inexact({dependencies: {react: '^19.3.1', clsx: '2.1.1'}, devDependencies: {vitest: 'latest'}})).toEqual([
    'react ^19.3.1',
    'vitest latest',
  ]);
});
