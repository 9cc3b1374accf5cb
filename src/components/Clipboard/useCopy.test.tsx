// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {expect, test} from 'vitest';
import {useCopy} from './useCopy';

test.each([
  ['a slow copy that fails does not replace the outcome of a later one', 'copied', 'failed', 'copied'],
  ['a slow copy that succeeds replaces the failure of a later one: the clipboard has it', 'failed', 'copied', 'copied'],
] as const)('%s', async (_what, later, slow, told) => {
  const {result} = renderHook(() => useCopy({copied: 'Copied', failed: 'Not copied'}));
  const [, follow] = result.current;
  const refused = new Error('refused');
  let settle = () => {};
  const copying = new Promise<void>((resolve, reject) => {
    settle = () => (slow === 'copied' ? resolve() : reject(refused));
  });
  act(() => follow(copying));
  await act(() => {
    follow(later === 'copied' ? Promise.resolve() : Promise.reject(refused));
    return Promise.resolve();
  });
  expect(result.current[0]?.outcome).toBe(later);
  await act(() => {
    settle();
    return Promise.resolve();
  });
  expect(result.current[0]?.outcome).toBe(told);
});
