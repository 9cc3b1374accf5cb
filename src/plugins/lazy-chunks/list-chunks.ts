import type {BundlerPlugin, Chunk, Compilation} from '../lib/bundler';
import {contentHash, integrity} from '../lib/integrity';
import type {ChunkFile, ChunkList} from './chunk-list';

/** What the HTML of a page has to tell the bundler's runtime. */
export interface EmittedList {
  readonly list: ChunkFile;
  /** Path of the script that contains the runtime, relative to the output folder. */
  readonly runtime: string;
}

/**
 * A bundler plugin that emits the list of lazy chunks.
 *
 * @param onEmit called once per compilation
 */
export function listChunks(onEmit: (emitted: EmittedList) => void): BundlerPlugin {
  const name = 'list-chunks';
  return (compiler) => {
    const {RawSource} = compiler.webpack.sources;
    // From this stage on, no file changes: the digests are final.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, () => {
        const list = JSON.stringify(chunkList(compilation));
        const file = `assets/chunks.${contentHash(list)}.json`;
        compilation.emitAsset(file, new RawSource(list));
        const [runtime = ''] = [...compilation.entrypoints.values()].flatMap((entry) => [
          ...(entry.getRuntimeChunk()?.files ?? []),
        ]);
        onEmit({list: [file, integrity(list)], runtime});
      });
    });
  };
}

function chunkList(compilation: Compilation): ChunkList {
  const lazyChunks = [...compilation.chunks].filter(isLazy);
  const filesOf = (chunk: Chunk, extension: string) =>
    [...chunk.files]
      .filter((file) => file.endsWith(extension))
      .map((file) => [idOf(chunk), [file, integrity(contentOf(file, compilation))]] as const);
  const lazyGroups = [...compilation.namedChunkGroups].filter(([, {chunks}]) => chunks.every(isLazy));
  return {
    scripts: Object.fromEntries(lazyChunks.flatMap((chunk) => filesOf(chunk, '.js'))),
    styles: Object.fromEntries(lazyChunks.flatMap((chunk) => filesOf(chunk, '.css'))),
    groups: Object.fromEntries(lazyGroups.map(([name, {chunks}]) => [name, chunks.map(idOf)])),
  };
}

/** Neither in the HTML of every page, nor a worker, which the browser loads by itself. */
const isLazy = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.hasRuntime();

const idOf = ({id}: Chunk): string => String(id);

function contentOf(file: string, compilation: Compilation): Buffer {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The bundler names ${file} as the file of a chunk, but does not write it.`);
  return asset.source.buffer();
}
