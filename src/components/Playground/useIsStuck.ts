import {useEffect, useState, type RefObject} from 'react';
import {isAnswerMessage, type AskMessage} from './messages';

/** Until the document has begun to run the code it was given, in milliseconds. */
const start = 500;

/** How long code may run before the reader is told, in milliseconds. */
const patience = 3000;

/** Whether the document of a frame does not answer since it was told what to run; undefined before that. */
export function useIsStuck(frame: RefObject<HTMLIFrameElement | null>, run: string | undefined): boolean {
  const [stuckRun, setStuckRun] = useState<string>();

  useEffect(() => {
    if (run === undefined) return;
    const message: AskMessage = {type: 'ask'};
    const ask = () => {
      frame.current?.contentWindow?.postMessage(message, '*');
      timer = setTimeout(() => setStuckRun(run), patience);
    };
    const listen = ({source, data}: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isAnswerMessage(data)) return;
      // It was slow, and not stuck.
      setStuckRun(undefined);
      // It still can be: a slow document answers before it runs the code, and a button can run more of it.
      clearTimeout(timer);
      timer = setTimeout(ask, patience);
    };
    let timer = setTimeout(ask, start);
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [frame, run]);

  return run !== undefined && stuckRun === run;
}
