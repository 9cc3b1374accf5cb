import {expect, test} from 'vitest';
import {sourceFiles} from '../support/source-files';

const script = /\.(?:[cm]?[jt]s|tsx)$/;

/** The scripts that an import cannot tell apart where upper and lower case are the same. */
function confusable(files: readonly string[]): string[] {
  const importedAs = (file: string) => file.replace(script, '').toLowerCase();
  const scripts = files.filter((file) => script.test(file));
  const count = new Map<string, number>();
  for (const file of scripts) count.set(importedAs(file), (count.get(importedAs(file)) ?? 0) + 1);
  return scripts.filter((file) => (count.get(importedAs(file)) ?? 0) > 1);
}

test('on file systems that ignore case, as on macOS, no import finds another module', () => {
  const files = sourceFiles('src', 'tests', '.ci');
  expect(files.length).toBeGreaterThan(500);
  expect(confusable(files)).toEqual([]);
  expect(confusable(['a/Note.tsx', 'a/note.ts', 'a/Note.module.css', 'b/note.ts'])).toEqual([
    'a/Note.tsx',
    'a/note.ts',
  ]);
});
