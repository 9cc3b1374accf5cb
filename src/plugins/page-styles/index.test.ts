import {expect, test} from 'vitest';
import pageStyles from './index';

type Configure = (config: object, isServer: boolean) => {optimization?: {splitChunks: {cacheGroups: object}}};
const configure = pageStyles().configureWebpack as unknown as Configure;

test('the main sheet has only the styles of initial chunks; styles shared by several pages are separate sheets', () => {
  expect(configure({}, false).optimization?.splitChunks.cacheGroups).toMatchObject({
    styles: {chunks: 'initial'},
    sharedStyles: {type: 'css/mini-extract', chunks: 'async', minChunks: 2},
  });
});

test('the server has no style sheets', () => expect(configure({}, true)).toEqual({}));
