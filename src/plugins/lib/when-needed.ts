import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** A step that pages go through while they are compiled, as remark takes it. */
type Step<Options extends unknown[]> = (...options: Options) => (root: Root, file: VFile) => void | Promise<void>;

/**
 * A step whose code is loaded with the first page that is compiled. A build loads the configuration of the site twice,
 * and has most pages, or all, in the bundler's cache.
 */
export function whenNeeded<Options extends unknown[]>(
  load: () => Promise<{readonly default: Step<Options>}>,
): Step<Options> {
  return (...options) => {
    let step: Promise<ReturnType<Step<Options>>> | undefined;
    return async (root, file) => {
      step ??= load().then(({default: make}) => make(...options));
      const run = await step;
      await run(root, file);
    };
  };
}
