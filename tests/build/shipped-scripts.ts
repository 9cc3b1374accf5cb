/** What a built site ships, and by which words the two back ends of the search are known in it. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** All JavaScript of a built site. */
export function scriptsOf(outDir: string): string {
  const folder = path.join(outDir, 'assets/js');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** What is said of a damaged index. */
export const embeddedMark = 'it does not hold search records';

/** A host of the provider, as its client has it. */
export const hostedMark = /algolia(?:net)?\.(?:net|com\/1)/;
