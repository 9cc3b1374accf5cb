import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useIsHydrating} from '../../hooks/useIsHydrating';
import {useSiteLinks} from './useSiteLinks';

interface Props {
  readonly children: ReactNode;
  /** Makes the server-rendered HTML interactive after hydration; returns the cleanup. */
  readonly onReady?: (element: HTMLElement) => () => void;
}

/**
 * Pre-rendered content that React does not hydrate, so that its length adds nothing to hydration time. After
 * client-side navigation, React renders it.
 */
export const BuiltContent = typeof window === 'undefined' ? InBuild : InBrowser;

/**
 * Empty, as React does not compare it with the pre-rendered HTML during hydration. The object identity must be
 * stable, or React would set `innerHTML` on a rerender.
 */
const emptyHtml = {__html: ''};

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
    <div ref={place} dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />
  ) : (
    <div ref={place}>{children}</div>
  );
}
