import {useEffect, useState, type RefObject} from 'react';
import {listenToFrame} from './listen-to-frame';
import {isAnswerMessage, isHeightMessage} from './messages';

/**
 * Whether the document of live code has loaded: it has then sent a message. Without a network, the frame has the
 * browser's error page instead, which looks the same from outside and sends nothing.
 *
 * @param restarts identifies the element of the frame
 */
export function useHasAnswered(frame: RefObject<HTMLIFrameElement | null>, restarts: number): boolean {
  const [answered, setAnswered] = useState<number>();

  useEffect(
    () =>
      listenToFrame(frame, (message) => {
        if (isAnswerMessage(message) || isHeightMessage(message)) setAnswered(restarts);
      }),
    [frame, restarts],
  );

  return answered === restarts;
}
