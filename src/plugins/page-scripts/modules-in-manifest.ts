import {readFileSync, writeFileSync} from 'node:fs';

/** What this reads of the bundler, Rspack or webpack. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {tap(name: string, callback: (compilation: {chunkGroups: Iterable<ChunkGroup>}) => void): void};
  };
}

export interface ChunkGroup {
  /** Who imports the group. */
  readonly origins: Iterable<{readonly request?: string}>;
  readonly chunks: Iterable<{readonly id?: string | number | null}>;
}

/** The part of Docusaurus's manifest of client files that says which chunks a page needs. */
export interface Manifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
}

/**
 * Adds to Docusaurus's manifest of client files the chunks of each module that is loaded by `import()`.
 * Docusaurus asks the manifest for the modules of a page, to put their scripts into its HTML. The manifest has
 * them by the names of chunks instead, so that none is found.
 */
export class ModulesInManifest {
  readonly #file: string;

  /** @param file path of the manifest, which Docusaurus writes while it emits. */
  constructor(file: string) {
    this.#file = file;
  }

  apply({hooks}: Compiler): void {
    hooks.afterEmit.tap(ModulesInManifest.name, ({chunkGroups}) => {
      const manifest = JSON.parse(readFileSync(this.#file, 'utf8')) as Manifest;
      writeFileSync(this.#file, JSON.stringify(withModules(manifest, chunkGroups)));
    });
  }
}

export function withModules<T extends Manifest>(manifest: T, chunkGroups: Iterable<ChunkGroup>): T {
  const chunksOfModules = [...chunkGroups].flatMap(({origins, chunks}) => {
    const ids = [...chunks].flatMap(({id}) => id ?? []);
    return [...origins].flatMap(({request}) => (request === undefined ? [] : [[request, ids] as const]));
  });
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(chunksOfModules)}};
}
