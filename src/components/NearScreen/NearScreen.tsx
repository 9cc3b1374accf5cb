import {useEffect, useRef, useState, type ReactNode} from 'react';

interface Props {
  /** Shown until the children are mounted, and without JavaScript. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Distance from the viewport at which the content starts to load, in CSS pixels. */
const margin = 150;

/** Mounts its children once they are near the viewport: for heavy content that may never be seen. */
export function NearScreen({placeholder, children}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
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
      {rootMargin: `${margin}px 0px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
