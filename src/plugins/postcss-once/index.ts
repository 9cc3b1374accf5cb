/**
 * Prepares PostCSS once for all style sheets of a build, when there is one to work on. Left to itself it makes every
 * plugin that it knows by name anew for each sheet, and looks for a configuration file beside each: more work than
 * what the plugins then do. The bundler's cache has all style sheets of most builds.
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

/** PostCSS takes a plugin as it is, or the path to its maker, alone or with options. */
function makeOnce(plugin: unknown): AcceptedPlugin {
  const [maker, options] = (Array.isArray(plugin) ? plugin : [plugin]) as [unknown, unknown];
  return typeof maker === 'string' ? new LazyPlugin(maker, options) : (plugin as AcceptedPlugin);
}

/** PostCSS asks for `postcss` when a style sheet comes. */
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
