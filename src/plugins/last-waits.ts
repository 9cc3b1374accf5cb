import type {PluginConfig, PluginModule} from '@docusaurus/types';

/**
 * The same plugins, of which the last one begins its `postBuild` when the others are done. Docusaurus calls
 * all of them at once, which is too early for a plugin that needs the files as readers get them. Plugins of
 * packages, which a list has by name, are not waited for.
 */
export function lastWaits(plugins: readonly PluginConfig[]): PluginConfig[] {
  const running: Promise<void>[] = [];
  return plugins.map((plugin, index) => {
    if (typeof plugin !== 'function') return plugin;
    return index === plugins.length - 1 ? waiting(plugin, running) : watched(plugin, running);
  });
}

/** What the plugin does after the build is in `running` from when it begins. */
function watched(module: PluginModule, running: Promise<void>[]): PluginModule {
  return async (context, options) => {
    const plugin = await module(context, options);
    if (!plugin?.postBuild) return plugin;
    const postBuild = plugin.postBuild.bind(plugin);
    return {
      ...plugin,
      // Not async: the next plugin may count on what this one does before it first waits.
      postBuild(props) {
        const done = postBuild(props);
        running.push(Promise.resolve(done));
        return done;
      },
    };
  };
}

function waiting(module: PluginModule, running: readonly Promise<void>[]): PluginModule {
  return async (context, options) => {
    const plugin = await module(context, options);
    if (!plugin?.postBuild) return plugin;
    const postBuild = plugin.postBuild.bind(plugin);
    return {
      ...plugin,
      async postBuild(props) {
        await Promise.all(running);
        await postBuild(props);
      },
    };
  };
}
