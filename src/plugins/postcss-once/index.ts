/**
 * Instantiates PostCSS plugins once per build, lazily. By default, postcss-loader instantiates every plugin given by
 * name again for each style sheet, and looks for a configuration file beside each: more work than the plugins
 * themselves do. Lazily, because most builds take all style sheets from the bundler's cache.
 */
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin, Postcss, Processor} from 'postcss';

const load = createRequire(__filename);

export default function postcssOnce(): Plugin {
  return {
    name: 'postcss-once',
    configurePostCss: (options) => ({...options, config: false, plugins: options.plugins.map(makeOnce)}),
  };
}

/** A PostCSS plugin is given as an object, or as the path of its factory, with or without options. */
function makeOnce(plugin: unknown): AcceptedPlugin {
  const [maker, options] = (Array.isArray(plugin) ? plugin : [plugin]) as [unknown, unknown];
  return typeof maker === 'string' ? new LazyPlugin(maker, options) : (plugin as AcceptedPlugin);
}

/** PostCSS reads `postcss` only when it processes a style sheet. */
class LazyPlugin {
  readonly #make: () => Processor;
  #made: Processor | undefined;

  constructor(maker: string, options: unknown) {
    this.#make = () => {
      const postcss = load('postcss') as Postcss;
      return postcss([(load(maker) as (options: unknown) => AcceptedPlugin)(options)]);
    };
  }

  get postcss(): Processor {
    return (this.#made ??= this.#make());
  }
}
