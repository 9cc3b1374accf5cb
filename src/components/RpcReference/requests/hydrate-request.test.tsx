// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {hydrateRequest} from './hydrate-request';

vi.mock('./Request', () => ({Request: ({name}: {name: string}) => <b>{name}</b>}));

test('a request that the reader leaves before it has hydrated is unmounted afterwards, without an error', async () => {
  const failed = vi.fn();
  window.addEventListener('error', failed);
  const place = document.createElement('div');
  place.dataset.request = '{"name":"getSlot"}';
  place.innerHTML = '<b>getSlot</b>';
  const end = hydrateRequest(place);
  vi.useFakeTimers({toFake: ['setTimeout']});
  end();
  vi.runAllTimers();
  vi.useRealTimers();
  await vi.waitUntil(() => place.innerHTML === '');
  expect(failed).not.toHaveBeenCalled();
});
