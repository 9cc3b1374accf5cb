import type {LoadContext, Plugin, PluginConfig, PluginModule} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {inOrder} from './in-order';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Runs the hooks as Docusaurus does: concurrently, started in list order. */
async function postBuildAll(plugins: readonly PluginConfig[]): Promise<void> {
  const modules = plugins.filter((plugin): plugin is PluginModule => typeof plugin === 'function');
  const loaded = await Promise.all(modules.map((module) => Promise.resolve(module({} as LoadContext, {}))));
  await Promise.all(loaded.map((plugin) => Promise.resolve(plugin?.postBuild?.({} as Props))));
}

const plugin = (name: string, postBuild?: () => Promise<void>) => (): Plugin => ({name, ...(postBuild && {postBuild})});

test('a postBuild hook starts when those before it are done', async () => {
  const steps: string[] = [];
  let finish = () => {};
  const slow = plugin('slow', async () => {
    steps.push('slow begins');
    await new Promise<void>((resolve) => (finish = resolve));
    steps.push('slow ends');
  });
  const last = plugin('last', () => Promise.resolve(void steps.push('last')));
  const done = postBuildAll(inOrder(['a-package', slow, plugin('without'), last]));
  await vi.waitFor(() => expect(steps).toEqual(['slow begins']));
  finish();
  await done;
  expect(steps).toEqual(['slow begins', 'slow ends', 'last']);
});

test('refuses a plugin listed with options, which would run out of order', () => {
  const takesOptions = plugin('takes-options');
  expect(() => inOrder([[takesOptions, {}]])).toThrow(/pass options to .* by calling it/);
  expect(() => inOrder([['a-package', {}]])).not.toThrow();
});

test('a postBuild hook does not run if one before it fails', async () => {
  const ran = vi.fn(() => Promise.resolve());
  const failing = plugin('failing', () => Promise.reject(new Error('no page')));
  await expect(postBuildAll(inOrder([failing, plugin('last', ran)]))).rejects.toThrow('no page');
  expect(ran).not.toHaveBeenCalled();
});
