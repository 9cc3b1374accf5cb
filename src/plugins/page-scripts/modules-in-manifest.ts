import {readFileSync, writeFileSync} from 'node:fs';
import type {BundlerPlugin} from '../lib/bundler';

/** The part of a chunk group that is used here. */
export interface ChunkGroup {
  /** The `import()` calls that load the group. */
  readonly origins: Iterable<{readonly request?: string}>;
  readonly chunks: Iterable<{readonly id?: string | number | null}>;
}

/** The part of Docusaurus's client manifest that says which chunks a page needs. */
export interface Manifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
}

/**
 * A bundler plugin that adds the chunks of each dynamically imported module to Docusaurus's client manifest. To put a
 * page's scripts into its HTML, Docusaurus looks up the page's modules there, but its own entries are keyed by chunk
 * name, so the lookup finds none.
 *
 * @param file path of the manifest, which Docusaurus writes in the emit phase
 */
export function modulesInManifest(file: string): BundlerPlugin {
  return ({hooks}) => {
    hooks.afterEmit.tap('modules-in-manifest', ({chunkGroups}) => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      writeFileSync(file, JSON.stringify(withModules(manifest, chunkGroups)));
    });
  };
}

export function withModules<T extends Manifest>(manifest: T, chunkGroups: Iterable<ChunkGroup>): T {
  const chunksOfModules = [...chunkGroups].flatMap(({origins, chunks}) => {
    const ids = [...chunks].flatMap(({id}) => id ?? []);
    return [...origins].flatMap(({request}) => (request === undefined ? [] : [[request, ids] as const]));
  });
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(chunksOfModules)}};
}
