import {useEffect, useRef, type ReactNode} from 'react';
import {addLiveStatus} from './add-live-status';
import {afterPause} from './after-pause';

interface Props {
  readonly as?: 'p' | 'div' | 'span';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Text that changes while the reader types. A change is announced once the reader pauses. */
export function LiveText({as: Tag = 'p', className, children}: Props): ReactNode {
  const place = useRef<HTMLParagraphElement & HTMLDivElement>(null);
  const announce = useRef<(text: string) => void>(undefined);
  const seen = useRef<string>(undefined);

  useEffect(() => {
    const status = addLiveStatus('live-text-status');
    announce.current = afterPause(status);
    return () => status.remove();
  }, []);
  // After each render, since the text may come from components in it.
  useEffect(() => {
    const text = place.current?.textContent ?? '';
    const isChanged = seen.current !== undefined && text !== seen.current;
    seen.current = text;
    if (isChanged) announce.current?.(text);
  });

  return (
    <Tag ref={place} className={className} data-live-text="">
      {children}
    </Tag>
  );
}
