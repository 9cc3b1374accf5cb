import {expect, test} from 'vitest';
import {placeTip, type Box} from './place-tip';

const window = {width: 400, height: 800};
const tip = {width: 200, height: 100};
const line = (left: number, top: number): Box => ({left, top, right: left + 50, bottom: top + 20});

test('above the word if there is room, otherwise below', () => {
  expect(placeTip([line(20, 300)], tip, window)).toEqual({left: 20, top: 194});
  expect(placeTip([line(20, 100)], tip, window)).toEqual({left: 20, top: 126});
});

test('within the viewport', () => {
  expect(placeTip([line(350, 300)], tip, window).left).toBe(192);
  expect(placeTip([line(0, 300)], tip, window).left).toBe(8);
  expect(placeTip([line(100, 300)], {width: 500, height: 100}, window).left).toBe(8);
});

test('above the first line of a word in two lines, or below its last', () => {
  expect(placeTip([line(180, 300), line(10, 320)], tip, window)).toEqual({left: 180, top: 194});
  expect(placeTip([line(180, 50), line(10, 70)], tip, window)).toEqual({left: 10, top: 96});
});
