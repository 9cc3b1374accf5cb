// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {expect, test} from 'vitest';
import {useCopy} from './useCopy';

test('a slow copy does not replace the outcome of a later one', async () => {
  const {result} = renderHook(() => useCopy({copied: 'Copied', failed: 'Not copied'}));
  const [, follow] = result.current;
  let failSlow = () => {};
  const slow = new Promise<void>((_, reject) => (failSlow = () => reject(new Error('too slow'))));
  act(() => follow(slow));
  await act(() => {
    follow(Promise.resolve());
    return Promise.resolve();
  });
  expect(result.current[0]?.outcome).toBe('copied');
  await act(() => {
    failSlow();
    return Promise.resolve();
  });
  expect(result.current[0]?.outcome).toBe('copied');
});
