import {expect, test} from 'vitest';
import pageStyles from './index';

type Configure = (config: object, isServer: boolean) => {optimization?: {splitChunks: {cacheGroups: object}}};
const configure = pageStyles().configureWebpack as unknown as Configure;

test('the one style sheet is that of the first scripts; what several pages share is a sheet each', () => {
  expect(configure({}, false).optimization?.splitChunks.cacheGroups).toMatchObject({
    styles: {chunks: 'initial'},
    sharedStyles: {type: 'css/mini-extract', chunks: 'async', minChunks: 2},
  });
});

test('the server has no style sheets', () => expect(configure({}, true)).toEqual({}));
