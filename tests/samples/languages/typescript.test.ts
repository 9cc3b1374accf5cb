import {expect, test} from 'vitest';
import {optionsFor} from './typescript';

const option = '--experimental-websocket';
const sample = (text: string) => ({file: 'topic/sample.ts', extension: 'ts', text, run: {}});

test.each([
  ["const socket = new WebSocket('wss://example.com');", [option]],
  ["import WebSocket from 'ws';\nconst socket = new WebSocket('wss://example.com');", []],
  ["await fetch('https://example.com');", []],
])('only a sample that needs the global WebSocket runs with the option for it: %s', (text, options) => {
  expect(optionsFor(sample(text), false)).toEqual(options);
  expect(optionsFor(sample(text), true)).toEqual([]);
});
