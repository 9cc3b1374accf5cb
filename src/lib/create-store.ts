/** A value outside of React that components show: what `useSyncExternalStore` takes, and `set`. */
export interface Store<T> {
  readonly get: () => T;
  /** What it was at first, as the HTML of the build has it. */
  readonly getInitial: () => T;
  readonly set: (value: T) => void;
  /** Calls a listener at each `set`; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getInitial: () => initial,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
