import type {PluginConfig, PluginModule} from '@docusaurus/types';

/**
 * Runs the `postBuild` hooks of the plugins sequentially, in list order. Docusaurus runs them concurrently, but several
 * of ours read what another one writes. Plugins that are listed by package name are left unchanged.
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
