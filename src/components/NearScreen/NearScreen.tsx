import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';

interface Props {
  /** Asked, in the browser, if they are not near at the start: whether the children are wanted wherever they are. */
  readonly isWanted?: () => boolean;
  /** Shown until the children are mounted, and without JavaScript. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Mounts its children once they are near the viewport: for heavy content that may never be seen. */
export function NearScreen({isWanted, placeholder, children}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isWantedAnywhere = useEffectEvent(() => isWanted?.());
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Called once at the start, wherever the element is.
        if (!entries.some((entry) => entry.isIntersecting) && !isWantedAnywhere()) return;
        // It is not needed any more, and each observer costs a little in every frame.
        observer.disconnect();
        setIsNear(true);
      },
      {rootMargin: '150px 0px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
