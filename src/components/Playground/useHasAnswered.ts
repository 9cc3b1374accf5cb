import {useEffect, useState, type RefObject} from 'react';
import {listenToFrame} from './listen-to-frame';
import {isAnswerMessage, isHeightMessage} from './messages';

/**
 * Whether the document of live code has loaded: it has then sent a message. Without a network, the frame has the
 * browser's error page instead, which looks the same from outside and sends nothing.
 */
export function useHasAnswered(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [hasAnswered, setHasAnswered] = useState(false);

  useEffect(
    () =>
      listenToFrame(frame, (message) => {
        if (isAnswerMessage(message) || isHeightMessage(message)) setHasAnswered(true);
      }),
    [frame],
  );

  return hasAnswered;
}
