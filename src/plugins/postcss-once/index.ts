/**
 * Prepares PostCSS once for all style sheets of a build. Left to itself it makes every plugin that it knows by name
 * anew for each sheet, and looks for a configuration file beside each: more work than what the plugins then do.
 */
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin} from 'postcss';

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
  if (typeof maker !== 'string') return plugin as AcceptedPlugin;
  return (load(maker) as (options: unknown) => AcceptedPlugin)(options);
}
