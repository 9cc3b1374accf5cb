import type {PluginConfig, PluginModule} from '@docusaurus/types';

/**
 * The same plugins, each of which begins its `postBuild` when those before it in the list are done. Docusaurus
 * calls all of them at once, and several of ours read what another one writes. Plugins of packages, which a list
 * has by name, are left as they are.
 */
export function inOrder(plugins: readonly PluginConfig[]): PluginConfig[] {
  let done = Promise.resolve();
  const takeTurns = (module: PluginModule): PluginModule => {
    return async (context, options) => {
      const plugin = await module(context, options);
      if (!plugin?.postBuild) return plugin;
      const postBuild = plugin.postBuild.bind(plugin);
      return {
        ...plugin,
        // A failure propagates: no later plugin may run on incomplete output.
        postBuild: (props) => (done = done.then(() => postBuild(props))),
      };
    };
  };
  return plugins.map((plugin) => (typeof plugin === 'function' ? takeTurns(plugin) : plugin));
}
