import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** A remark plugin: accepts options and returns a transformer. */
type Step<Options extends unknown[]> = (...options: Options) => (root: Root, file: VFile) => void | Promise<void>;

/**
 * Wraps a remark plugin so that its code is loaded when the first page is compiled. A build loads the site config
 * twice, and reads most pages, or all, from the bundler's cache.
 */
export function lazyRemarkPlugin<Options extends unknown[]>(
  load: () => Promise<{readonly default: Step<Options>}>,
): Step<Options> {
  // Once for all sections: a module that fails is empty when it is imported again, and its error would be another.
  let plugin: ReturnType<typeof load> | undefined;
  return (...options) => {
    let step: Promise<ReturnType<Step<Options>>> | undefined;
    return async (root, file) => {
      plugin ??= load();
      step ??= plugin.then(({default: make}) => make(...options));
      const run = await step;
      await run(root, file);
    };
  };
}
