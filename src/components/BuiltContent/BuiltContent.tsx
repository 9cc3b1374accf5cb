import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {useSiteLinks} from './useSiteLinks';

interface Props {
  readonly children: ReactNode;
  /** Makes the server-rendered HTML interactive after hydration; returns the cleanup. */
  readonly onReady?: (element: HTMLElement) => () => void;
}

/**
 * Content that the build has put into the page and that React leaves as it is: however long, it costs
 * nothing when the page comes alive. Only for a reader who comes from another page, React renders it.
 */
export const BuiltContent = typeof window === 'undefined' ? InBuild : InBrowser;

/** Empty only for React, which does not look into it; always the same object, or React would write it. */
const leftAlone = {__html: ''};

function InBuild({children}: Props): ReactNode {
  return <div>{children}</div>;
}

function InBrowser({children, onReady}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isBuilt] = useState(useIsHydrating());
  useSiteLinks(place);

  useEffect(() => {
    const element = place.current;
    return isBuilt && element ? onReady?.(element) : undefined;
  }, [isBuilt, onReady]);

  return isBuilt ? (
    <div ref={place} dangerouslySetInnerHTML={leftAlone} suppressHydrationWarning />
  ) : (
    <div ref={place}>{children}</div>
  );
}

/** True in the first render of what the build has made; false of what React makes in the browser. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
