import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test, vi} from 'vitest';
import {lazyRemarkPlugin} from './lazy-remark-plugin';

const page = (): Root => ({type: 'root', children: []});

test('loads a plugin once, with the first page', async () => {
  const pages: string[] = [];
  const load = vi.fn(() =>
    Promise.resolve({
      default:
        ({name}: {name: string}) =>
        (_: Root, file: VFile) =>
          void pages.push(name + file.path),
    }),
  );
  const step = lazyRemarkPlugin(load)({name: 'step of '});
  expect(load).not.toHaveBeenCalled();
  await step(page(), new VFile({path: 'a.mdx'}));
  await step(page(), new VFile({path: 'b.mdx'}));
  expect(load).toHaveBeenCalledTimes(1);
  expect(pages).toEqual(['step of a.mdx', 'step of b.mdx']);
});

test('propagates the errors of the plugin', async () => {
  const step = lazyRemarkPlugin(() =>
    Promise.resolve({default: () => (_: Root, file: VFile) => file.fail('There is no such fact.')}),
  );
  await expect(step()(page(), new VFile())).rejects.toThrow('There is no such fact.');
});

test('does not import a module again after it has failed: the second import would get an empty module', async () => {
  const load = vi.fn(() =>
    Promise.reject<{default: (isFirst: boolean) => () => void}>(new Error('data.json: not JSON')),
  );
  const plugin = lazyRemarkPlugin(load);
  await expect(plugin(true)(page(), new VFile())).rejects.toThrow('data.json: not JSON');
  await expect(plugin(false)(page(), new VFile())).rejects.toThrow('data.json: not JSON');
  expect(load).toHaveBeenCalledTimes(1);
});
