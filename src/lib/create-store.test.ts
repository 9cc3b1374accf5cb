import {expect, test, vi} from 'vitest';
import {createStore} from './create-store';

test('who listens hears of each value, until they end it', () => {
  const store = createStore('first');
  const listener = vi.fn(() => store.get());
  const end = store.subscribe(listener);
  store.set('second');
  expect(listener).toHaveLastReturnedWith('second');
  end();
  store.set('third');
  expect(listener).toHaveBeenCalledOnce();
  expect([store.get(), store.getInitial()]).toEqual(['third', 'first']);
});
