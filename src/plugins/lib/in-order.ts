import type {PluginConfig, PluginModule} from '@docusaurus/types';

/**
 * Runs the `postBuild` hooks of the plugins sequentially, in list order. Docusaurus runs them concurrently, but several
 * of ours read what another one writes. Plugins of packages, listed by name, have no turn.
 *
 * @throws for a plugin that is listed with options as `[plugin, options]`: call a factory instead
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
  return plugins.map((plugin) => {
    if (Array.isArray(plugin) && typeof plugin[0] === 'function') {
      throw new Error(`inOrder: pass options to ${plugin[0].name} by calling it, as in securityHeaders({…}).`);
    }
    return typeof plugin === 'function' ? takeTurns(plugin) : plugin;
  });
}
