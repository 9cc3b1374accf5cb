import {useSyncExternalStore} from 'react';

/** True while pre-rendered HTML is hydrated; false for content that React renders in the browser. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
