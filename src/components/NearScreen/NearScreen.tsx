import {useEffect, useRef, useState, type ReactNode} from 'react';

interface Props {
  /** What is there until then, and for readers without JavaScript. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** How far below or above the screen something starts to load, in CSS pixels. */
const margin = 150;

/** Shows its children once the reader has scrolled near them: for what is heavy and may never be seen. */
export function NearScreen({placeholder, children}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      {rootMargin: `${margin}px 0px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
