import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';

interface Props {
  /** Asked once, in the browser: whether the children are wanted wherever they are. */
  readonly isWanted?: () => boolean;
  /** Shown until the children are mounted, and without JavaScript. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Distance from the viewport at which the content starts to load, in CSS pixels; and one that no page exceeds. */
const margin = 150;
const anywhere = 1_000_000;

/** Mounts its children once they are near the viewport: for heavy content that may never be seen. */
export function NearScreen({isWanted, placeholder, children}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const marginAtFirst = useEffectEvent(() => (isWanted?.() ? anywhere : margin));
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        // It is not needed any more, and each observer costs a little in every frame.
        observer.disconnect();
        setIsNear(true);
      },
      {rootMargin: `${marginAtFirst()}px 0px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
