import {expect, test} from 'vitest';
import {withModules} from './modules-in-manifest';

const manifest = {entrypoints: ['main'], origins: {main: [1]}};

test('maps a dynamically imported module to the chunks of its group', () => {
  const chunkGroups = [{origins: [{request: '@site/docs/page.mdx'}], chunks: [{id: 2}, {id: 'frame'}]}];
  expect(withModules(manifest, chunkGroups)).toEqual({
    entrypoints: ['main'],
    origins: {main: [1], '@site/docs/page.mdx': [2, 'frame']},
  });
});

test('ignores groups that no module requests, and chunks that are not emitted', () => {
  const entry = {origins: [{}], chunks: [{id: 1}]};
  const unwritten = {origins: [{request: '@theme/NotFound'}], chunks: [{id: null}, {}]};
  expect(withModules(manifest, [entry, unwritten]).origins).toEqual({main: [1], '@theme/NotFound': []});
});
