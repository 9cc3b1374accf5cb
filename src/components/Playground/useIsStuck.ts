import {useEffect, useState, type RefObject} from 'react';
import {listenToFrame} from './listen-to-frame';
import {isAnswerMessage, type AskMessage} from './messages';

/** Delay before the first ping, in milliseconds: time for the document to start running the code. */
const start = 500;

/** How long a ping may go unanswered before the reader is told, and the interval between pings. */
const timeoutMs = 3000;

/**
 * Whether a frame's document is unresponsive. One that has not loaded yet does not respond either. One that
 * replaces it in the frame answers when it has loaded.
 *
 * @param loads how many documents the frame has loaded: pings start anew with each
 * @param code what it was last sent to run
 */
export function useIsStuck(frame: RefObject<HTMLIFrameElement | null>, loads: number, code: string): boolean {
  const [isStuck, setIsStuck] = useState(false);

  useEffect(() => {
    const message: AskMessage = {type: 'ask'};
    const ask = () => {
      frame.current?.contentWindow?.postMessage(message, '*');
      timer = setTimeout(() => setIsStuck(true), timeoutMs);
    };
    const stopListening = listenToFrame(frame, (answer) => {
      if (!isAnswerMessage(answer)) return;
      // It was slow to load, or it is another one.
      setIsStuck(false);
      // Keep polling: a slow document can answer before it runs the code, and event handlers can hang later.
      clearTimeout(timer);
      timer = setTimeout(ask, timeoutMs);
    });
    let timer = setTimeout(ask, start);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [frame, loads, code]);

  return isStuck;
}
