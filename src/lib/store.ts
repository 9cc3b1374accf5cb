import {useSyncExternalStore} from 'react';

/** A value outside of React that components show. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** The value, for a component: it renders again at each `set`. */
  readonly useValue: () => T;
}

/** @param initial the value in the server-rendered HTML, and so the one until hydration. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
