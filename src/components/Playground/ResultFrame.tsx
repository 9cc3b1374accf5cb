import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {playground} from '../../config/playground';
import {listenToFrame} from './listen-to-frame';
import {isHeightMessage, type ShowMessage} from './messages';
import {pageCss} from './page-css';
import styles from './ResultFrame.module.css';
import {useHasAnswered} from './useHasAnswered';
import {useIsStuck} from './useIsStuck';

interface Props {
  readonly code: string;
}

/** Maximum height of the result in CSS pixels; beyond that, it scrolls. */
const maxHeight = 2000;

/**
 * Runs live code in a sandboxed iframe with an opaque origin: the code can access neither the page nor the
 * site's storage, and the page's own CSP does not have to allow `eval`.
 */
export function ResultFrame({code}: Props): ReactNode {
  // Outlives a run, so that the page does not jump while the next one loads.
  const [height, setHeight] = useState<number>();
  const [restarts, setRestarts] = useState(0);
  const restart = () => setRestarts((count) => count + 1);
  return <Run key={restarts} code={code} height={height} onHeight={setHeight} onRestart={restart} />;
}

interface RunProps extends Props {
  readonly height: number | undefined;
  readonly onHeight: (height: number) => void;
  /** Replaces the frame, and with it this run. */
  readonly onRestart: () => void;
}

/** One element of the frame, which runs each code that it is sent until one hangs. */
function Run({code, height, onHeight, onRestart}: RunProps): ReactNode {
  const {colorMode} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const hasAnswered = useHasAnswered(frame);
  const isStuck = useIsStuck(frame, loads, code);
  const isHung = isStuck && hasAnswered;
  const src = useBaseUrl(playground.frameFile);

  const restartIfStuck = useEffectEvent(() => {
    if (isStuck) onRestart();
  });
  // A document that hangs would not run other code.
  useEffect(() => restartIfStuck(), [code]);

  useEffect(
    () =>
      listenToFrame(frame, (message) => {
        if (isHeightMessage(message)) onHeight(Math.min(Math.ceil(message.height), maxHeight));
      }),
    [onHeight],
  );

  useEffect(() => {
    if (loads === 0) return undefined;
    let isCurrent = true;
    void pageCss().then((css) => {
      if (!isCurrent) return;
      const message: ShowMessage = {type: 'show', code, colorMode, css};
      // An opaque origin can only be targeted as `*`. Safe here, as the page created the frame.
      frame.current?.contentWindow?.postMessage(message, '*');
    });
    return () => {
      isCurrent = false;
    };
  }, [loads, code, colorMode]);

  return (
    <>
      {isHung ? (
        // The frames of a page share a process: none runs anything until the browser has ended it, with its last frame.
        <div className={styles.frame} style={{height}} />
      ) : (
        <iframe
          ref={frame}
          className={styles.frame}
          style={{height}}
          title="Result of the live code"
          src={src}
          // Forms fire `submit`; the policy of the document keeps them from sending anything.
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
          // The frame's script has run by then. Counted, as the code must be sent again if it reloads the document.
          onLoad={() => setLoads((count) => count + 1)}
        />
      )}
      <div role="status">
        {isStuck && (
          <p className={styles.stuck}>
            {isHung
              ? 'The code has not finished: look for an infinite loop in it, or in another sample on this page.'
              : 'The result has not loaded: live code needs a network connection.'}{' '}
            <button type="button" className="button button--secondary button--sm" onClick={onRestart}>
              Run it again
            </button>
          </p>
        )}
      </div>
    </>
  );
}
