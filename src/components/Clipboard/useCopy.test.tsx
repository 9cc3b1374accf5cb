// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {expect, test} from 'vitest';
import {useCopy} from './useCopy';

const useTestCopy = () => useCopy({copied: 'Copied', failed: 'Not copied'});

test('a slow copy that succeeds replaces the failure of a later one: the clipboard has it', async () => {
  const {result} = renderHook(useTestCopy);
  const [, follow] = result.current;
  let finishSlow = () => {};
  act(() => follow(new Promise<void>((resolve) => (finishSlow = resolve))));
  await act(() => {
    follow(Promise.reject(new Error('refused')));
    return Promise.resolve();
  });
  expect(result.current[0]?.outcome).toBe('failed');
  await act(() => {
    finishSlow();
    return Promise.resolve();
  });
  expect(result.current[0]?.outcome).toBe('copied');
});

test('a slow copy that fails does not replace the outcome of a later one', async () => {
  const {result} = renderHook(useTestCopy);
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
