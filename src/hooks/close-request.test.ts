// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {onCloseRequest} from './close-request';

afterEach(() => vi.unstubAllGlobals());

test('calls back for a request to close, and ends', () => {
  const destroy = vi.fn();
  const watcher: {destroy: () => void; onclose?: () => void} = {destroy};
  vi.stubGlobal('CloseWatcher', function CloseWatcher() {
    return watcher;
  });
  const close = vi.fn();
  const end = onCloseRequest(close);
  watcher.onclose?.();
  expect(close).toHaveBeenCalledOnce();
  end();
  expect(destroy).toHaveBeenCalledOnce();
});

test('does nothing without the API', () => {
  vi.stubGlobal('CloseWatcher', undefined);
  const close = vi.fn();
  onCloseRequest(close)();
  expect(close).not.toHaveBeenCalled();
});
