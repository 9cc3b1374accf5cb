import {readFileSync, writeFileSync} from 'node:fs';

/** The part of the compiler API, of Rspack or webpack, that is used here. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {tap(name: string, callback: (compilation: {chunkGroups: Iterable<ChunkGroup>}) => void): void};
  };
}

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
 * Adds the chunks of each dynamically imported module to Docusaurus's client manifest. To put a page's scripts
 * into its HTML, Docusaurus looks up the page's modules there, but its own entries are keyed by chunk name, so the
 * lookup finds none.
 */
export class ModulesInManifest {
  readonly #file: string;

  /** @param file path of the manifest, which Docusaurus writes in the emit phase. */
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
