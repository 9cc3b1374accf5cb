import {expect, test} from 'vitest';
import {tellingLabels} from './tab-labels';

test('a label tells sections apart unless most of them have it', () => {
  const isTelling = tellingLabels([new Set(['curl', 'Python']), new Set(['curl', 'Go']), new Set(['curl']), new Set()]);
  expect(['curl', 'Python', 'Go'].filter(isTelling)).toEqual(['Python', 'Go']);
  expect(tellingLabels([new Set(['curl'])])('curl')).toBe(true);
});
