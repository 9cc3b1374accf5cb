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
    const ask: AskMessage = {type: 'ask'};
    const asking = setTimeout(() => frame.current?.contentWindow?.postMessage(ask, '*'), start);
    const waiting = setTimeout(() => setStuckRun(run), start + patience);
    const listen = ({source, data}: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isAnswerMessage(data)) return;
      clearTimeout(waiting);
      // It was slow, and not stuck.
      setStuckRun(undefined);
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(asking);
      clearTimeout(waiting);
      window.removeEventListener('message', listen);
    };
  }, [frame, run]);

  return run !== undefined && stuckRun === run;
}
