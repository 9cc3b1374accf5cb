/** The scripts that a built site ships, and text in them that identifies the hosted search. */
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

/** A host of the provider, as it occurs in the provider's client. */
export const hostedMark = /algolia(?:net)?\.(?:net|com\/1)/;
