import type {Plugin} from '@docusaurus/types';
import {withFiles, type NamedFile} from './emit-files';
import {resultCache} from './result-cache';

interface CachedFiles {
  readonly siteDir: string;
  /** Name of the plugin, and of its cache folder. */
  readonly name: string;
  /** Everything that the files depend on, besides the code and data of this repository. */
  readonly input: () => unknown;
  /** Generates the files. It imports what it needs: with a cached result, that code is not even loaded. */
  readonly make: () => Promise<readonly NamedFile[]>;
}

/** A plugin that serves generated files, and regenerates them only when their inputs have changed. */
export function cachedFiles({siteDir, name, input, make}: CachedFiles): Plugin {
  // Its inputs are not watched: the dev server starts anew when they change.
  let made: Promise<readonly NamedFile[]> | undefined;
  const makeOnce = () => (made ??= resultCache({siteDir, name}).data(input(), make));
  return {name, ...withFiles(makeOnce)};
}
