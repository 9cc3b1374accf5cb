import {useEffect, useState, type RefObject} from 'react';
import {isAnswerMessage, isHeightMessage} from './messages';

/**
 * Whether the document of live code has loaded: it has then sent a message. Without a network, the frame has the
 * browser's error page instead, which looks the same from outside and sends nothing.
 *
 * @param restarts identifies the element of the frame
 */
export function useHasAnswered(frame: RefObject<HTMLIFrameElement | null>, restarts: number): boolean {
  const [answered, setAnswered] = useState<number>();

  useEffect(() => {
    const listen = ({source, data}: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      if (isAnswerMessage(data) || isHeightMessage(data)) setAnswered(restarts);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, restarts]);

  return answered === restarts;
}
